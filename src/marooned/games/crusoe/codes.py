"""Rule codes as ints, made by `tools/make_codes.py` from `rules.yaml`; 0 = allowed."""

from typing import Final

OK: Final = 0
SETUP_01: Final = 1
SETUP_02: Final = 2
SETUP_03: Final = 3
SETUP_04: Final = 4
SETUP_05: Final = 5
SETUP_06: Final = 6
SETUP_07: Final = 7
SETUP_08: Final = 8
SETUP_09: Final = 9
SETUP_10: Final = 10
SETUP_11: Final = 11
SETUP_12: Final = 12
SETUP_13: Final = 13
SETUP_14: Final = 14
SETUP_15: Final = 15
SETUP_16: Final = 16
SETUP_17: Final = 17
SETUP_18: Final = 18
SETUP_19: Final = 19
SETUP_20: Final = 20
SETUP_21: Final = 21
SETUP_22: Final = 22
SETUP_23: Final = 23
SETUP_24: Final = 24
SETUP_25: Final = 25
SETUP_26: Final = 26
SETUP_27: Final = 27
SETUP_28: Final = 28
SETUP_29: Final = 29
SETUP_30: Final = 30
SETUP_31: Final = 31
SETUP_32: Final = 32
SETUP_33: Final = 33
SETUP_34: Final = 34
SETUP_35: Final = 35
STARTING_ITEMS_01: Final = 36
STARTING_ITEMS_02: Final = 37
STARTING_ITEMS_03: Final = 38
STARTING_ITEMS_04: Final = 39
STARTING_ITEMS_05: Final = 40
STARTING_ITEMS_06: Final = 41
ROUND_OVERVIEW_01: Final = 42
ROUND_OVERVIEW_02: Final = 43
ROUND_OVERVIEW_03: Final = 44
ROUND_OVERVIEW_04: Final = 45
ROUND_OVERVIEW_05: Final = 46
EVENT_PHASE_01: Final = 47
EVENT_PHASE_02: Final = 48
EVENT_PHASE_03: Final = 49
EVENT_PHASE_04: Final = 50
EVENT_PHASE_05: Final = 51
EVENT_PHASE_06: Final = 52
EVENT_PHASE_07: Final = 53
EVENT_PHASE_08: Final = 54
EVENT_PHASE_09: Final = 55
EVENT_PHASE_10: Final = 56
EVENT_PHASE_11: Final = 57
EVENT_PHASE_12: Final = 58
EVENT_PHASE_13: Final = 59
EVENT_PHASE_14: Final = 60
MORALE_PHASE_01: Final = 61
MORALE_PHASE_02: Final = 62
MORALE_PHASE_03: Final = 63
MORALE_PHASE_04: Final = 64
MORALE_PHASE_05: Final = 65
MORALE_PHASE_06: Final = 66
MORALE_PHASE_07: Final = 67
MORALE_PHASE_08: Final = 68
PRODUCTION_PHASE_01: Final = 69
PRODUCTION_PHASE_02: Final = 70
PRODUCTION_PHASE_03: Final = 71
PRODUCTION_PHASE_04: Final = 72
PRODUCTION_PHASE_05: Final = 73
PRODUCTION_PHASE_06: Final = 74
PRODUCTION_PHASE_07: Final = 75
PRODUCTION_PHASE_08: Final = 76
PRODUCTION_PHASE_09: Final = 77
PRODUCTION_PHASE_10: Final = 78
PLANNING_01: Final = 79
PLANNING_02: Final = 80
PLANNING_03: Final = 81
PLANNING_04: Final = 82
PLANNING_05: Final = 83
PLANNING_06: Final = 84
PLANNING_07: Final = 85
PLANNING_08: Final = 86
PLANNING_09: Final = 87
PLANNING_10: Final = 88
PLANNING_11: Final = 89
PLANNING_12: Final = 90
PLANNING_13: Final = 91
PLANNING_14: Final = 92
THREAT_ACTION_01: Final = 93
THREAT_ACTION_02: Final = 94
THREAT_ACTION_03: Final = 95
THREAT_ACTION_04: Final = 96
THREAT_ACTION_05: Final = 97
THREAT_ACTION_06: Final = 98
THREAT_ACTION_07: Final = 99
THREAT_ACTION_08: Final = 100
THREAT_ACTION_09: Final = 101
THREAT_ACTION_10: Final = 102
THREAT_ACTION_11: Final = 103
THREAT_ACTION_12: Final = 104
THREAT_ACTION_13: Final = 105
THREAT_ACTION_14: Final = 106
WRECKAGE_01: Final = 107
WRECKAGE_02: Final = 108
WRECKAGE_03: Final = 109
WRECKAGE_04: Final = 110
HUNT_01: Final = 111
HUNT_02: Final = 112
HUNT_03: Final = 113
HUNT_04: Final = 114
HUNT_05: Final = 115
HUNT_06: Final = 116
HUNT_07: Final = 117
HUNT_08: Final = 118
HUNT_09: Final = 119
BUILD_01: Final = 120
BUILD_02: Final = 121
BUILD_03: Final = 122
BUILD_04: Final = 123
BUILD_05: Final = 124
BUILD_06: Final = 125
BUILD_07: Final = 126
BUILD_08: Final = 127
BUILD_09: Final = 128
BUILD_10: Final = 129
BUILD_11: Final = 130
BUILD_12: Final = 131
BUILD_13: Final = 132
BUILD_14: Final = 133
BUILD_15: Final = 134
BUILD_16: Final = 135
BUILD_17: Final = 136
BUILD_18: Final = 137
GATHER_01: Final = 138
GATHER_02: Final = 139
GATHER_03: Final = 140
GATHER_04: Final = 141
GATHER_05: Final = 142
GATHER_06: Final = 143
GATHER_07: Final = 144
GATHER_08: Final = 145
GATHER_09: Final = 146
GATHER_10: Final = 147
GATHER_11: Final = 148
GATHER_12: Final = 149
GATHER_13: Final = 150
EXPLORE_01: Final = 151
EXPLORE_02: Final = 152
EXPLORE_03: Final = 153
EXPLORE_04: Final = 154
EXPLORE_05: Final = 155
EXPLORE_06: Final = 156
EXPLORE_07: Final = 157
EXPLORE_08: Final = 158
EXPLORE_09: Final = 159
EXPLORE_10: Final = 160
EXPLORE_11: Final = 161
EXPLORE_12: Final = 162
EXPLORE_13: Final = 163
EXPLORE_14: Final = 164
DISTANCE_01: Final = 165
DISTANCE_02: Final = 166
DISTANCE_03: Final = 167
DISTANCE_04: Final = 168
DISTANCE_05: Final = 169
DISTANCE_06: Final = 170
DISTANCE_07: Final = 171
ARRANGE_CAMP_01: Final = 172
ARRANGE_CAMP_02: Final = 173
ARRANGE_CAMP_03: Final = 174
ARRANGE_CAMP_04: Final = 175
ARRANGE_CAMP_05: Final = 176
ARRANGE_CAMP_06: Final = 177
REST_01: Final = 178
REST_02: Final = 179
REST_03: Final = 180
ADDITIONAL_PAWNS_01: Final = 181
ADDITIONAL_PAWNS_02: Final = 182
ADDITIONAL_PAWNS_03: Final = 183
ADDITIONAL_PAWNS_04: Final = 184
ADDITIONAL_PAWNS_05: Final = 185
ADDITIONAL_PAWNS_06: Final = 186
ADDITIONAL_PAWNS_07: Final = 187
ADDITIONAL_PAWNS_08: Final = 188
ADDITIONAL_PAWNS_09: Final = 189
ADDITIONAL_PAWNS_10: Final = 190
ADDITIONAL_PAWNS_11: Final = 191
ADDITIONAL_PAWNS_12: Final = 192
AVAILABLE_VS_FUTURE_RESOURCES_01: Final = 193
AVAILABLE_VS_FUTURE_RESOURCES_02: Final = 194
AVAILABLE_VS_FUTURE_RESOURCES_03: Final = 195
AVAILABLE_VS_FUTURE_RESOURCES_04: Final = 196
AVAILABLE_VS_FUTURE_RESOURCES_05: Final = 197
AVAILABLE_VS_FUTURE_RESOURCES_06: Final = 198
AVAILABLE_VS_FUTURE_RESOURCES_07: Final = 199
AVAILABLE_VS_FUTURE_RESOURCES_08: Final = 200
AVAILABLE_VS_FUTURE_RESOURCES_09: Final = 201
AVAILABLE_VS_FUTURE_RESOURCES_10: Final = 202
ACTION_TOKENS_01: Final = 203
ACTION_TOKENS_02: Final = 204
ACTION_TOKENS_03: Final = 205
ACTION_TOKENS_04: Final = 206
ACTION_TOKENS_05: Final = 207
ACTION_TOKENS_06: Final = 208
ACTION_TOKENS_07: Final = 209
ACTION_TOKENS_08: Final = 210
ACTION_TOKENS_09: Final = 211
ACTION_TOKENS_10: Final = 212
ACTION_TOKENS_11: Final = 213
ACTION_TOKENS_12: Final = 214
ACTION_TOKENS_13: Final = 215
ACTION_TOKENS_14: Final = 216
ACTION_TOKENS_15: Final = 217
ACTION_TOKENS_16: Final = 218
RESOLUTION_ORDER_01: Final = 219
RESOLUTION_ORDER_02: Final = 220
RESOLUTION_ORDER_03: Final = 221
RESOLUTION_ORDER_04: Final = 222
FIGHT_01: Final = 223
FIGHT_02: Final = 224
FIGHT_03: Final = 225
FIGHT_04: Final = 226
FIGHT_05: Final = 227
FIGHT_06: Final = 228
FIGHT_07: Final = 229
FIGHT_08: Final = 230
FIGHT_09: Final = 231
FIGHT_10: Final = 232
FIGHT_11: Final = 233
SHELTER_ROOF_PALISADE_WEAPONS_01: Final = 234
SHELTER_ROOF_PALISADE_WEAPONS_02: Final = 235
SHELTER_ROOF_PALISADE_WEAPONS_03: Final = 236
SHELTER_ROOF_PALISADE_WEAPONS_04: Final = 237
SHELTER_ROOF_PALISADE_WEAPONS_05: Final = 238
SHELTER_ROOF_PALISADE_WEAPONS_06: Final = 239
SHELTER_ROOF_PALISADE_WEAPONS_07: Final = 240
SHELTER_ROOF_PALISADE_WEAPONS_08: Final = 241
SHELTER_ROOF_PALISADE_WEAPONS_09: Final = 242
SHELTER_ROOF_PALISADE_WEAPONS_10: Final = 243
SHELTER_ROOF_PALISADE_WEAPONS_11: Final = 244
SHELTER_ROOF_PALISADE_WEAPONS_12: Final = 245
SHELTER_ROOF_PALISADE_WEAPONS_13: Final = 246
SHELTER_ROOF_PALISADE_WEAPONS_14: Final = 247
SHELTER_ROOF_PALISADE_WEAPONS_15: Final = 248
ITEMS_01: Final = 249
ITEMS_02: Final = 250
ITEMS_03: Final = 251
ITEMS_04: Final = 252
ITEMS_05: Final = 253
ITEMS_06: Final = 254
ITEMS_07: Final = 255
ITEMS_08: Final = 256
ITEMS_09: Final = 257
ITEMS_10: Final = 258
ITEMS_11: Final = 259
ACTION_DICE_01: Final = 260
ACTION_DICE_02: Final = 261
ACTION_DICE_03: Final = 262
ACTION_DICE_04: Final = 263
ACTION_DICE_05: Final = 264
ACTION_DICE_06: Final = 265
ACTION_DICE_07: Final = 266
ACTION_DICE_08: Final = 267
ACTION_DICE_09: Final = 268
ACTION_DICE_10: Final = 269
ACTION_DICE_11: Final = 270
ACTION_DICE_12: Final = 271
ACTION_DICE_13: Final = 272
ACTION_DICE_14: Final = 273
DISCOVERY_TOKENS_01: Final = 274
DISCOVERY_TOKENS_02: Final = 275
DISCOVERY_TOKENS_03: Final = 276
DISCOVERY_TOKENS_04: Final = 277
DISCOVERY_TOKENS_05: Final = 278
DISCOVERY_TOKENS_06: Final = 279
NATURAL_VS_BUILT_SHELTER_01: Final = 280
NATURAL_VS_BUILT_SHELTER_02: Final = 281
NATURAL_VS_BUILT_SHELTER_03: Final = 282
NATURAL_VS_BUILT_SHELTER_04: Final = 283
NATURAL_VS_BUILT_SHELTER_05: Final = 284
AFTER_ACTIONS_01: Final = 285
AFTER_ACTIONS_02: Final = 286
AFTER_ACTIONS_03: Final = 287
AFTER_ACTIONS_04: Final = 288
AFTER_ACTIONS_05: Final = 289
AFTER_ACTIONS_06: Final = 290
WEATHER_PHASE_01: Final = 291
WEATHER_PHASE_02: Final = 292
WEATHER_PHASE_03: Final = 293
WEATHER_PHASE_04: Final = 294
WEATHER_PHASE_05: Final = 295
WEATHER_PHASE_06: Final = 296
WEATHER_PHASE_07: Final = 297
WEATHER_PHASE_08: Final = 298
WEATHER_PHASE_09: Final = 299
WEATHER_PHASE_10: Final = 300
WEATHER_PHASE_11: Final = 301
WEATHER_PHASE_12: Final = 302
WEATHER_PHASE_13: Final = 303
WEATHER_PHASE_14: Final = 304
WEATHER_PHASE_15: Final = 305
WEATHER_PHASE_16: Final = 306
HUNGRY_ANIMALS_01: Final = 307
HUNGRY_ANIMALS_02: Final = 308
HUNGRY_ANIMALS_03: Final = 309
HUNGRY_ANIMALS_04: Final = 310
HUNGRY_ANIMALS_05: Final = 311
HUNGRY_ANIMALS_06: Final = 312
HUNGRY_ANIMALS_07: Final = 313
STORM_01: Final = 314
STORM_02: Final = 315
STORM_03: Final = 316
NIGHT_PHASE_01: Final = 317
NIGHT_PHASE_02: Final = 318
NIGHT_PHASE_03: Final = 319
NIGHT_PHASE_04: Final = 320
NIGHT_PHASE_05: Final = 321
NIGHT_PHASE_06: Final = 322
NIGHT_PHASE_07: Final = 323
NIGHT_PHASE_08: Final = 324
NIGHT_PHASE_09: Final = 325
NIGHT_PHASE_10: Final = 326
NIGHT_PHASE_11: Final = 327
MOVING_CAMP_01: Final = 328
MOVING_CAMP_02: Final = 329
MOVING_CAMP_03: Final = 330
MOVING_CAMP_04: Final = 331
MOVING_CAMP_05: Final = 332
MOVING_CAMP_06: Final = 333
MOVING_CAMP_07: Final = 334
MOVING_CAMP_08: Final = 335
MOVING_CAMP_09: Final = 336
MOVING_CAMP_10: Final = 337
MOVING_CAMP_11: Final = 338
FOOD_ROT_01: Final = 339
FOOD_ROT_02: Final = 340
FOOD_ROT_03: Final = 341
FOOD_ROT_04: Final = 342
FOOD_ROT_05: Final = 343
END_OF_ROUND_01: Final = 344
END_OF_ROUND_02: Final = 345
END_OF_ROUND_03: Final = 346
END_OF_ROUND_04: Final = 347
HEALING_01: Final = 348
HEALING_02: Final = 349
HEALING_03: Final = 350
HEALING_04: Final = 351
HEALING_05: Final = 352
HEALING_06: Final = 353
WOUNDS_AND_MORALE_01: Final = 354
WOUNDS_AND_MORALE_02: Final = 355
WOUNDS_AND_MORALE_03: Final = 356
WOUNDS_AND_MORALE_04: Final = 357
WOUNDS_AND_MORALE_05: Final = 358
WOUNDS_AND_MORALE_06: Final = 359
END_OF_GAME_01: Final = 360
END_OF_GAME_02: Final = 361
END_OF_GAME_03: Final = 362
END_OF_GAME_04: Final = 363
END_OF_GAME_05: Final = 364
END_OF_GAME_06: Final = 365
END_OF_GAME_07: Final = 366
PRIORITIES_01: Final = 367
PRIORITIES_02: Final = 368
DETERMINATION_01: Final = 369
DETERMINATION_02: Final = 370
DETERMINATION_03: Final = 371
UNFULFILLED_DEMAND_01: Final = 372
UNFULFILLED_DEMAND_02: Final = 373
UNFULFILLED_DEMAND_03: Final = 374
UNFULFILLED_DEMAND_04: Final = 375
UNFULFILLED_DEMAND_05: Final = 376
UNFULFILLED_DEMAND_06: Final = 377
UNFULFILLED_DEMAND_07: Final = 378
UNFULFILLED_DEMAND_08: Final = 379
UNFULFILLED_DEMAND_09: Final = 380
UNFULFILLED_DEMAND_10: Final = 381
UNFULFILLED_DEMAND_11: Final = 382
UNFULFILLED_DEMAND_12: Final = 383
UNFULFILLED_DEMAND_13: Final = 384
UNFULFILLED_DEMAND_14: Final = 385
UNFULFILLED_DEMAND_15: Final = 386
UNFULFILLED_DEMAND_16: Final = 387
ONE_TOKEN_ONLY_01: Final = 388
ONE_TOKEN_ONLY_02: Final = 389
ONE_TOKEN_ONLY_03: Final = 390
ONE_TOKEN_ONLY_04: Final = 391
ONE_TOKEN_ONLY_05: Final = 392
ONE_TOKEN_ONLY_06: Final = 393
DIFFICULTY_VARIANTS_01: Final = 394
DIFFICULTY_VARIANTS_02: Final = 395
DIFFICULTY_VARIANTS_03: Final = 396
DIFFICULTY_VARIANTS_04: Final = 397
DIFFICULTY_VARIANTS_05: Final = 398
DIFFICULTY_VARIANTS_06: Final = 399
DIFFICULTY_VARIANTS_07: Final = 400
DIFFICULTY_VARIANTS_08: Final = 401
DIFFICULTY_VARIANTS_09: Final = 402
SOLO_01: Final = 403
SOLO_02: Final = 404
SOLO_03: Final = 405
SOLO_04: Final = 406
SOLO_05: Final = 407
SOLO_06: Final = 408
DOG_01: Final = 409
DOG_02: Final = 410
DOG_03: Final = 411
DOG_04: Final = 412
FRIDAY_01: Final = 413
FRIDAY_02: Final = 414
FRIDAY_03: Final = 415
FRIDAY_04: Final = 416
FRIDAY_05: Final = 417
FRIDAY_06: Final = 418
FRIDAY_07: Final = 419
FRIDAY_08: Final = 420
FRIDAY_09: Final = 421
FRIDAY_10: Final = 422
FRIDAY_11: Final = 423
FRIDAY_12: Final = 424
FRIDAY_13: Final = 425
FRIDAY_14: Final = 426
FRIDAY_15: Final = 427
FRIDAY_16: Final = 428
FRIDAY_17: Final = 429
FRIDAY_18: Final = 430
FRIDAY_19: Final = 431
FRIDAY_20: Final = 432
FRIDAY_21: Final = 433
CHARACTER_SKILLS_01: Final = 434
CHARACTER_SKILLS_02: Final = 435
CHARACTER_SKILLS_03: Final = 436
CHARACTER_SKILLS_04: Final = 437
CHARACTER_SKILLS_05: Final = 438
CHARACTER_SKILLS_06: Final = 439
CHARACTER_SKILLS_07: Final = 440
CHARACTER_SKILLS_08: Final = 441
CHARACTER_SKILLS_09: Final = 442
CHARACTER_SKILLS_10: Final = 443
CHARACTER_SKILLS_11: Final = 444
CHARACTER_SKILLS_12: Final = 445
CHARACTER_SKILLS_13: Final = 446
CHARACTER_SKILLS_14: Final = 447
CHARACTER_SKILLS_15: Final = 448
CHARACTER_SKILLS_16: Final = 449
CHARACTER_SKILLS_17: Final = 450
CHARACTER_SKILLS_18: Final = 451
CHARACTER_SKILLS_19: Final = 452
CHARACTER_SKILLS_20: Final = 453
CHARACTER_SKILLS_21: Final = 454
CHARACTER_SKILLS_22: Final = 455
CHARACTER_SKILLS_23: Final = 456
CHARACTER_SKILLS_24: Final = 457
CARD_KEYWORDS_01: Final = 458
CARD_KEYWORDS_02: Final = 459
CARD_KEYWORDS_03: Final = 460
CARD_KEYWORDS_04: Final = 461
CARD_KEYWORDS_05: Final = 462
CARD_KEYWORDS_06: Final = 463
CARD_KEYWORDS_07: Final = 464
NIGHT_OUTSIDE_CAMP_01: Final = 465
NIGHT_OUTSIDE_CAMP_02: Final = 466
NIGHT_OUTSIDE_CAMP_03: Final = 467
NIGHT_OUTSIDE_CAMP_04: Final = 468
NIGHT_OUTSIDE_CAMP_05: Final = 469
NIGHT_OUTSIDE_CAMP_06: Final = 470
NIGHT_OUTSIDE_CAMP_07: Final = 471
NIGHT_OUTSIDE_CAMP_08: Final = 472
NIGHT_OUTSIDE_CAMP_09: Final = 473
NIGHT_OUTSIDE_CAMP_10: Final = 474
NIGHT_OUTSIDE_CAMP_11: Final = 475
NIGHT_OUTSIDE_CAMP_12: Final = 476
NIGHT_OUTSIDE_CAMP_13: Final = 477
NIGHT_OUTSIDE_CAMP_14: Final = 478
MYSTERY_CARDS_01: Final = 479
MYSTERY_CARDS_02: Final = 480
MYSTERY_CARDS_03: Final = 481
MYSTERY_CARDS_04: Final = 482
MYSTERY_CARDS_05: Final = 483
MYSTERY_CARDS_06: Final = 484
MYSTERY_CARDS_07: Final = 485
MYSTERY_CARDS_08: Final = 486
MYSTERY_CARDS_09: Final = 487
MYSTERY_CARDS_10: Final = 488
MYSTERY_CARDS_11: Final = 489
MYSTERY_CARDS_12: Final = 490
EXHAUSTED_SOURCE_01: Final = 491
EXHAUSTED_SOURCE_02: Final = 492
EXHAUSTED_SOURCE_03: Final = 493
INACCESSIBLE_TILE_01: Final = 494
INACCESSIBLE_TILE_02: Final = 495
INACCESSIBLE_TILE_03: Final = 496
INACCESSIBLE_TILE_04: Final = 497
INACCESSIBLE_TILE_05: Final = 498
INACCESSIBLE_TILE_06: Final = 499
INACCESSIBLE_TILE_07: Final = 500
INACCESSIBLE_TILE_08: Final = 501
INACCESSIBLE_TILE_09: Final = 502
UNDISCOVERED_TERRAIN_01: Final = 503
UNDISCOVERED_TERRAIN_02: Final = 504
UNDISCOVERED_TERRAIN_03: Final = 505
UNDISCOVERED_TERRAIN_04: Final = 506
UNDISCOVERED_TERRAIN_05: Final = 507
LOSING_ITEMS_01: Final = 508
LOSING_ITEMS_02: Final = 509
LOSING_ITEMS_03: Final = 510
LOSING_ITEMS_04: Final = 511
LOSING_ITEMS_05: Final = 512
LOSING_ITEMS_06: Final = 513
LOSING_ITEMS_07: Final = 514
LOSING_ITEMS_08: Final = 515
DISCARDING_INVENTIONS_01: Final = 516
DISCARDING_INVENTIONS_02: Final = 517
DISCARDING_INVENTIONS_03: Final = 518
DISCARDING_INVENTIONS_04: Final = 519
DISCARDING_INVENTIONS_05: Final = 520
EVENT_FIGHT_01: Final = 521
EVENT_FIGHT_02: Final = 522
REPEAT_EVENT_01: Final = 523
REPEAT_EVENT_02: Final = 524
TEMPORARY_WEAPON_01: Final = 525
TEMPORARY_WEAPON_02: Final = 526
TEMPORARY_WEAPON_03: Final = 527
TEMPORARY_WEAPON_04: Final = 528
TEMPORARY_WEAPON_05: Final = 529
NEAREST_CAMP_01: Final = 530
NEAREST_CAMP_02: Final = 531
NEAREST_CAMP_03: Final = 532
SPECIAL_WOUNDS_01: Final = 533
SPECIAL_WOUNDS_02: Final = 534
SPECIAL_WOUNDS_03: Final = 535
SPECIAL_WOUNDS_04: Final = 536
SPECIAL_WOUNDS_05: Final = 537
SPECIAL_WOUNDS_06: Final = 538
SPECIAL_WOUNDS_07: Final = 539
ITEM_DRUMS_01: Final = 540
ITEM_BRICKS_01: Final = 541
ITEM_BRICKS_02: Final = 542
ITEM_BRICKS_03: Final = 543
ITEM_DIARY_01: Final = 544
ITEM_DAM_01: Final = 545
ITEM_DAM_02: Final = 546
ITEM_POT_01: Final = 547
ITEM_POT_02: Final = 548
ITEM_PIT_01: Final = 549
ITEM_BASKET_01: Final = 550
ITEM_BASKET_02: Final = 551
ITEM_BASKET_03: Final = 552
ITEM_CURE_01: Final = 553
ITEM_CURE_02: Final = 554
ITEM_SHOVEL_01: Final = 555
ITEM_LANTERN_01: Final = 556
ITEM_BOW_01: Final = 557
ITEM_BOW_02: Final = 558
ITEM_BED_01: Final = 559
ITEM_MAP_01: Final = 560
ITEM_MAP_02: Final = 561
ITEM_KNIFE_01: Final = 562
ITEM_KNIFE_02: Final = 563
ITEM_KNIFE_03: Final = 564
ITEM_MOAT_01: Final = 565
ITEM_MOAT_02: Final = 566
ITEM_FIRE_01: Final = 567
ITEM_FIRE_02: Final = 568
ITEM_FIRE_03: Final = 569
ITEM_FIREPLACE_01: Final = 570
ITEM_CORRAL_01: Final = 571
ITEM_CORRAL_02: Final = 572
ITEM_CORRAL_03: Final = 573
ITEM_SPEAR_01: Final = 574
ITEM_SPEAR_02: Final = 575
ITEM_FURNACE_01: Final = 576
ITEM_BELTS_01: Final = 577
ITEM_SLING_01: Final = 578
ITEM_SLING_02: Final = 579
ITEM_ROPE_01: Final = 580
ITEM_SACK_01: Final = 581
ITEM_CELLAR_01: Final = 582
ITEM_CELLAR_02: Final = 583
ITEM_SHIELD_01: Final = 584
ITEM_SNARE_01: Final = 585
ITEM_RAFT_01: Final = 586
ITEM_WALL_01: Final = 587
ITEM_WALL_02: Final = 588
ITEM_SHORTCUT_01: Final = 589
ITEM_SHORTCUT_02: Final = 590
ITEM_SHORTCUT_03: Final = 591
ITEM_SHORTCUT_04: Final = 592
ITEM_SHORTCUT_05: Final = 593
START_STORM_GLASS_01: Final = 594
START_STORM_GLASS_02: Final = 595
START_BIBLE_01: Final = 596
START_BIBLE_02: Final = 597
START_FLASK_OF_RUM_01: Final = 598
START_PIPE_AND_TOBACCO_01: Final = 599
START_HAMMER_AND_NAILS_01: Final = 600
START_PISTOL_01: Final = 601
START_EMPTY_BOTTLE_01: Final = 602
START_BISCUITS_01: Final = 603
TOKEN_HEALING_HERBS_01: Final = 604
TOKEN_HEALING_HERBS_02: Final = 605
TOKEN_POISON_01: Final = 606
TOKEN_EDIBLE_SHOOTS_01: Final = 607
TOKEN_EDIBLE_SHOOTS_02: Final = 608
TOKEN_SPICES_01: Final = 609
TOKEN_GOAT_01: Final = 610
TOKEN_GOAT_02: Final = 611
TOKEN_TREASURE_01: Final = 612
TOKEN_OLD_MACHETE_01: Final = 613
TOKEN_CANDLES_01: Final = 614
TOKEN_TOBACCO_01: Final = 615
TOKEN_THORNY_BUSHES_01: Final = 616
TOKEN_LARGE_LEAVES_01: Final = 617
TOKEN_FALLEN_TREE_01: Final = 618
TOKEN_NOURISHING_LARVAE_01: Final = 619
TOKEN_NOURISHING_LARVAE_02: Final = 620
TOKEN_SPECIAL_DISCOVERIES_01: Final = 621
SCENARIO_GENERAL_01: Final = 622
SCENARIO_GENERAL_02: Final = 623
SCENARIO_GENERAL_03: Final = 624
SCENARIO_1_01: Final = 625
SCENARIO_1_02: Final = 626
SCENARIO_1_03: Final = 627
SCENARIO_1_04: Final = 628
SCENARIO_1_05: Final = 629
SCENARIO_1_06: Final = 630
SCENARIO_1_07: Final = 631
SCENARIO_2_01: Final = 632
SCENARIO_2_02: Final = 633
SCENARIO_2_03: Final = 634
SCENARIO_2_04: Final = 635
SCENARIO_2_05: Final = 636
SCENARIO_2_06: Final = 637
SCENARIO_2_07: Final = 638
SCENARIO_2_08: Final = 639
SCENARIO_2_09: Final = 640
SCENARIO_2_10: Final = 641
SCENARIO_2_11: Final = 642
SCENARIO_2_12: Final = 643
SCENARIO_2_13: Final = 644
SCENARIO_2_14: Final = 645
SCENARIO_2_15: Final = 646
SCENARIO_3_01: Final = 647
SCENARIO_3_02: Final = 648
SCENARIO_3_03: Final = 649
SCENARIO_3_04: Final = 650
SCENARIO_4_01: Final = 651
SCENARIO_4_02: Final = 652
SCENARIO_4_03: Final = 653
SCENARIO_4_04: Final = 654
SCENARIO_5_01: Final = 655
SCENARIO_5_02: Final = 656
SCENARIO_5_03: Final = 657
SCENARIO_6_01: Final = 658
SCENARIO_6_02: Final = 659
SCENARIO_6_03: Final = 660
SCENARIO_7_01: Final = 661
SCENARIO_7_02: Final = 662
SCENARIO_7_03: Final = 663
SCENARIO_7_04: Final = 664
SCENARIO_7_05: Final = 665
SCENARIO_7_06: Final = 666
SCENARIO_7_07: Final = 667
SCENARIO_7_08: Final = 668
VICTORY_POINTS_01: Final = 669
VICTORY_POINTS_02: Final = 670
VICTORY_POINTS_03: Final = 671
VICTORY_POINTS_04: Final = 672
VICTORY_POINTS_05: Final = 673
VICTORY_POINTS_06: Final = 674
VICTORY_POINTS_07: Final = 675
VICTORY_POINTS_08: Final = 676
OPEN_QUESTIONS_01: Final = 677
OPEN_QUESTIONS_02: Final = 678
OPEN_QUESTIONS_03: Final = 679
OPEN_QUESTIONS_04: Final = 680
OPEN_QUESTIONS_05: Final = 681
OPEN_QUESTIONS_06: Final = 682
OPEN_QUESTIONS_07: Final = 683
OPEN_QUESTIONS_08: Final = 684
OPEN_QUESTIONS_09: Final = 685
OPEN_QUESTIONS_10: Final = 686
OPEN_QUESTIONS_11: Final = 687
OPEN_QUESTIONS_12: Final = 688
OPEN_QUESTIONS_13: Final = 689
OPEN_QUESTIONS_14: Final = 690
OPEN_QUESTIONS_15: Final = 691
OPEN_QUESTIONS_16: Final = 692
OPEN_QUESTIONS_17: Final = 693
OPEN_QUESTIONS_18: Final = 694
OPEN_QUESTIONS_19: Final = 695
OPEN_QUESTIONS_20: Final = 696
OPEN_QUESTIONS_21: Final = 697
OPEN_QUESTIONS_22: Final = 698
OPEN_QUESTIONS_23: Final = 699
OPEN_QUESTIONS_24: Final = 700
OPEN_QUESTIONS_25: Final = 701
OPEN_QUESTIONS_26: Final = 702
OPEN_QUESTIONS_27: Final = 703
OPEN_QUESTIONS_28: Final = 704
OPEN_QUESTIONS_29: Final = 705
OPEN_QUESTIONS_30: Final = 706
OPEN_QUESTIONS_31: Final = 707
OPEN_QUESTIONS_32: Final = 708
OPEN_QUESTIONS_33: Final = 709
OPEN_QUESTIONS_34: Final = 710
OPEN_QUESTIONS_35: Final = 711
OPEN_QUESTIONS_36: Final = 712
OPEN_QUESTIONS_37: Final = 713
OPEN_QUESTIONS_38: Final = 714
OPEN_QUESTIONS_39: Final = 715
OPEN_QUESTIONS_40: Final = 716
OPEN_QUESTIONS_41: Final = 717
OPEN_QUESTIONS_42: Final = 718
OPEN_QUESTIONS_43: Final = 719
OPEN_QUESTIONS_44: Final = 720
OPEN_QUESTIONS_45: Final = 721
OPEN_QUESTIONS_46: Final = 722
OPEN_QUESTIONS_47: Final = 723
OPEN_QUESTIONS_48: Final = 724
OPEN_QUESTIONS_49: Final = 725
OPEN_QUESTIONS_50: Final = 726
OPEN_QUESTIONS_51: Final = 727
OPEN_QUESTIONS_52: Final = 728
OPEN_QUESTIONS_53: Final = 729
OPEN_QUESTIONS_54: Final = 730
OPEN_QUESTIONS_55: Final = 731
ADDED_01: Final = 732
ADDED_02: Final = 733
ADDED_03: Final = 734
ADDED_04: Final = 735
ADDED_05: Final = 736
ADDED_06: Final = 737
ADDED_07: Final = 738
ADDED_08: Final = 739
ADDED_09: Final = 740
ADDED_10: Final = 741
ADDED_11: Final = 742
ADDED_12: Final = 743
ADDED_13: Final = 744
ADDED_14: Final = 745
ADDED_15: Final = 746
SHEET_2_01: Final = 747
SHEET_2_02: Final = 748
SHEET_2_03: Final = 749
SHEET_2_04: Final = 750
SHEET_2_05: Final = 751
SHEET_2_06: Final = 752
SHEET_2_07: Final = 753
SHEET_2_08: Final = 754
SHEET_2_09: Final = 755
SHEET_2_10: Final = 756
SHEET_2_11: Final = 757
SHEET_2_12: Final = 758
SHEET_2_13: Final = 759
SHEET_2_14: Final = 760
SHEET_2_15: Final = 761
SHEET_3_01: Final = 762
SHEET_3_02: Final = 763
SHEET_3_03: Final = 764
SHEET_3_04: Final = 765
SHEET_3_05: Final = 766
SHEET_3_06: Final = 767
SHEET_3_07: Final = 768
SHEET_3_08: Final = 769
SHEET_3_09: Final = 770
SHEET_3_10: Final = 771
SHEET_3_11: Final = 772
SHEET_3_12: Final = 773
SHEET_3_13: Final = 774
SHEET_3_14: Final = 775
SHEET_3_15: Final = 776
SHEET_3_16: Final = 777
SHEET_3_17: Final = 778
SHEET_3_18: Final = 779
SHEET_3_19: Final = 780
SHEET_3_20: Final = 781
SHEET_3_21: Final = 782
SHEET_3_22: Final = 783
SHEET_3_23: Final = 784
SHEET_3_24: Final = 785
SHEET_3_25: Final = 786
SHEET_3_26: Final = 787
SHEET_4_01: Final = 788
SHEET_4_02: Final = 789
SHEET_4_03: Final = 790
SHEET_4_04: Final = 791
SHEET_4_05: Final = 792
SHEET_4_06: Final = 793
SHEET_4_07: Final = 794
SHEET_4_08: Final = 795
SHEET_4_09: Final = 796
SHEET_4_10: Final = 797
SHEET_4_11: Final = 798
SHEET_4_12: Final = 799
SHEET_4_13: Final = 800
SHEET_4_14: Final = 801
SHEET_4_15: Final = 802
SHEET_4_16: Final = 803
SHEET_4_17: Final = 804
SHEET_4_18: Final = 805
SHEET_4_19: Final = 806
SHEET_4_20: Final = 807
SHEET_4_21: Final = 808
SHEET_4_22: Final = 809
SHEET_4_23: Final = 810
SHEET_5_01: Final = 811
SHEET_5_02: Final = 812
SHEET_5_03: Final = 813
SHEET_5_04: Final = 814
SHEET_5_05: Final = 815
SHEET_5_06: Final = 816
SHEET_5_07: Final = 817
SHEET_5_08: Final = 818
SHEET_5_09: Final = 819
SHEET_5_10: Final = 820
SHEET_5_11: Final = 821
SHEET_5_12: Final = 822
SHEET_5_13: Final = 823
SHEET_5_14: Final = 824
SHEET_5_15: Final = 825
SHEET_5_16: Final = 826
SHEET_5_17: Final = 827
SHEET_5_18: Final = 828
SHEET_5_19: Final = 829
SHEET_5_20: Final = 830
SHEET_5_21: Final = 831
SHEET_5_22: Final = 832
SHEET_5_23: Final = 833
SHEET_5_24: Final = 834
SHEET_5_25: Final = 835
SHEET_5_26: Final = 836
SHEET_5_27: Final = 837
SHEET_5_28: Final = 838
SHEET_5_29: Final = 839
SHEET_5_30: Final = 840
SHEET_6_01: Final = 841
SHEET_6_02: Final = 842
SHEET_6_03: Final = 843
SHEET_6_04: Final = 844
SHEET_6_05: Final = 845
SHEET_6_06: Final = 846
SHEET_6_07: Final = 847
SHEET_6_08: Final = 848
SHEET_6_09: Final = 849
SHEET_6_10: Final = 850
SHEET_6_11: Final = 851
SHEET_6_12: Final = 852
SHEET_6_13: Final = 853
SHEET_6_14: Final = 854
SHEET_6_15: Final = 855
SHEET_6_16: Final = 856
SHEET_6_17: Final = 857
SHEET_6_18: Final = 858
SHEET_6_19: Final = 859
SHEET_6_20: Final = 860
SHEET_6_21: Final = 861
SHEET_6_22: Final = 862
SHEET_7_01: Final = 863
SHEET_7_02: Final = 864
SHEET_7_03: Final = 865
SHEET_7_04: Final = 866
SHEET_7_05: Final = 867
SHEET_7_06: Final = 868
SHEET_7_07: Final = 869
SHEET_7_08: Final = 870
SHEET_7_09: Final = 871
SHEET_7_10: Final = 872
SHEET_7_11: Final = 873
SHEET_7_12: Final = 874
SHEET_7_13: Final = 875
SHEET_7_14: Final = 876
SHEET_7_15: Final = 877
SHEET_7_16: Final = 878
SHEET_7_17: Final = 879
SHEET_7_18: Final = 880
SHEET_7_19: Final = 881
SHEET_7_20: Final = 882
SHEET_7_21: Final = 883
SHEET_7_22: Final = 884
SHEET_7_23: Final = 885

RULE_IDS: Final[tuple[str, ...]] = (
    "",
    "RC-setup-01",
    "RC-setup-02",
    "RC-setup-03",
    "RC-setup-04",
    "RC-setup-05",
    "RC-setup-06",
    "RC-setup-07",
    "RC-setup-08",
    "RC-setup-09",
    "RC-setup-10",
    "RC-setup-11",
    "RC-setup-12",
    "RC-setup-13",
    "RC-setup-14",
    "RC-setup-15",
    "RC-setup-16",
    "RC-setup-17",
    "RC-setup-18",
    "RC-setup-19",
    "RC-setup-20",
    "RC-setup-21",
    "RC-setup-22",
    "RC-setup-23",
    "RC-setup-24",
    "RC-setup-25",
    "RC-setup-26",
    "RC-setup-27",
    "RC-setup-28",
    "RC-setup-29",
    "RC-setup-30",
    "RC-setup-31",
    "RC-setup-32",
    "RC-setup-33",
    "RC-setup-34",
    "RC-setup-35",
    "RC-starting-items-01",
    "RC-starting-items-02",
    "RC-starting-items-03",
    "RC-starting-items-04",
    "RC-starting-items-05",
    "RC-starting-items-06",
    "RC-round-overview-01",
    "RC-round-overview-02",
    "RC-round-overview-03",
    "RC-round-overview-04",
    "RC-round-overview-05",
    "RC-event-phase-01",
    "RC-event-phase-02",
    "RC-event-phase-03",
    "RC-event-phase-04",
    "RC-event-phase-05",
    "RC-event-phase-06",
    "RC-event-phase-07",
    "RC-event-phase-08",
    "RC-event-phase-09",
    "RC-event-phase-10",
    "RC-event-phase-11",
    "RC-event-phase-12",
    "RC-event-phase-13",
    "RC-event-phase-14",
    "RC-morale-phase-01",
    "RC-morale-phase-02",
    "RC-morale-phase-03",
    "RC-morale-phase-04",
    "RC-morale-phase-05",
    "RC-morale-phase-06",
    "RC-morale-phase-07",
    "RC-morale-phase-08",
    "RC-production-phase-01",
    "RC-production-phase-02",
    "RC-production-phase-03",
    "RC-production-phase-04",
    "RC-production-phase-05",
    "RC-production-phase-06",
    "RC-production-phase-07",
    "RC-production-phase-08",
    "RC-production-phase-09",
    "RC-production-phase-10",
    "RC-planning-01",
    "RC-planning-02",
    "RC-planning-03",
    "RC-planning-04",
    "RC-planning-05",
    "RC-planning-06",
    "RC-planning-07",
    "RC-planning-08",
    "RC-planning-09",
    "RC-planning-10",
    "RC-planning-11",
    "RC-planning-12",
    "RC-planning-13",
    "RC-planning-14",
    "RC-threat-action-01",
    "RC-threat-action-02",
    "RC-threat-action-03",
    "RC-threat-action-04",
    "RC-threat-action-05",
    "RC-threat-action-06",
    "RC-threat-action-07",
    "RC-threat-action-08",
    "RC-threat-action-09",
    "RC-threat-action-10",
    "RC-threat-action-11",
    "RC-threat-action-12",
    "RC-threat-action-13",
    "RC-threat-action-14",
    "RC-wreckage-01",
    "RC-wreckage-02",
    "RC-wreckage-03",
    "RC-wreckage-04",
    "RC-hunt-01",
    "RC-hunt-02",
    "RC-hunt-03",
    "RC-hunt-04",
    "RC-hunt-05",
    "RC-hunt-06",
    "RC-hunt-07",
    "RC-hunt-08",
    "RC-hunt-09",
    "RC-build-01",
    "RC-build-02",
    "RC-build-03",
    "RC-build-04",
    "RC-build-05",
    "RC-build-06",
    "RC-build-07",
    "RC-build-08",
    "RC-build-09",
    "RC-build-10",
    "RC-build-11",
    "RC-build-12",
    "RC-build-13",
    "RC-build-14",
    "RC-build-15",
    "RC-build-16",
    "RC-build-17",
    "RC-build-18",
    "RC-gather-01",
    "RC-gather-02",
    "RC-gather-03",
    "RC-gather-04",
    "RC-gather-05",
    "RC-gather-06",
    "RC-gather-07",
    "RC-gather-08",
    "RC-gather-09",
    "RC-gather-10",
    "RC-gather-11",
    "RC-gather-12",
    "RC-gather-13",
    "RC-explore-01",
    "RC-explore-02",
    "RC-explore-03",
    "RC-explore-04",
    "RC-explore-05",
    "RC-explore-06",
    "RC-explore-07",
    "RC-explore-08",
    "RC-explore-09",
    "RC-explore-10",
    "RC-explore-11",
    "RC-explore-12",
    "RC-explore-13",
    "RC-explore-14",
    "RC-distance-01",
    "RC-distance-02",
    "RC-distance-03",
    "RC-distance-04",
    "RC-distance-05",
    "RC-distance-06",
    "RC-distance-07",
    "RC-arrange-camp-01",
    "RC-arrange-camp-02",
    "RC-arrange-camp-03",
    "RC-arrange-camp-04",
    "RC-arrange-camp-05",
    "RC-arrange-camp-06",
    "RC-rest-01",
    "RC-rest-02",
    "RC-rest-03",
    "RC-additional-pawns-01",
    "RC-additional-pawns-02",
    "RC-additional-pawns-03",
    "RC-additional-pawns-04",
    "RC-additional-pawns-05",
    "RC-additional-pawns-06",
    "RC-additional-pawns-07",
    "RC-additional-pawns-08",
    "RC-additional-pawns-09",
    "RC-additional-pawns-10",
    "RC-additional-pawns-11",
    "RC-additional-pawns-12",
    "RC-available-vs-future-resources-01",
    "RC-available-vs-future-resources-02",
    "RC-available-vs-future-resources-03",
    "RC-available-vs-future-resources-04",
    "RC-available-vs-future-resources-05",
    "RC-available-vs-future-resources-06",
    "RC-available-vs-future-resources-07",
    "RC-available-vs-future-resources-08",
    "RC-available-vs-future-resources-09",
    "RC-available-vs-future-resources-10",
    "RC-action-tokens-01",
    "RC-action-tokens-02",
    "RC-action-tokens-03",
    "RC-action-tokens-04",
    "RC-action-tokens-05",
    "RC-action-tokens-06",
    "RC-action-tokens-07",
    "RC-action-tokens-08",
    "RC-action-tokens-09",
    "RC-action-tokens-10",
    "RC-action-tokens-11",
    "RC-action-tokens-12",
    "RC-action-tokens-13",
    "RC-action-tokens-14",
    "RC-action-tokens-15",
    "RC-action-tokens-16",
    "RC-resolution-order-01",
    "RC-resolution-order-02",
    "RC-resolution-order-03",
    "RC-resolution-order-04",
    "RC-fight-01",
    "RC-fight-02",
    "RC-fight-03",
    "RC-fight-04",
    "RC-fight-05",
    "RC-fight-06",
    "RC-fight-07",
    "RC-fight-08",
    "RC-fight-09",
    "RC-fight-10",
    "RC-fight-11",
    "RC-shelter-roof-palisade-weapons-01",
    "RC-shelter-roof-palisade-weapons-02",
    "RC-shelter-roof-palisade-weapons-03",
    "RC-shelter-roof-palisade-weapons-04",
    "RC-shelter-roof-palisade-weapons-05",
    "RC-shelter-roof-palisade-weapons-06",
    "RC-shelter-roof-palisade-weapons-07",
    "RC-shelter-roof-palisade-weapons-08",
    "RC-shelter-roof-palisade-weapons-09",
    "RC-shelter-roof-palisade-weapons-10",
    "RC-shelter-roof-palisade-weapons-11",
    "RC-shelter-roof-palisade-weapons-12",
    "RC-shelter-roof-palisade-weapons-13",
    "RC-shelter-roof-palisade-weapons-14",
    "RC-shelter-roof-palisade-weapons-15",
    "RC-items-01",
    "RC-items-02",
    "RC-items-03",
    "RC-items-04",
    "RC-items-05",
    "RC-items-06",
    "RC-items-07",
    "RC-items-08",
    "RC-items-09",
    "RC-items-10",
    "RC-items-11",
    "RC-action-dice-01",
    "RC-action-dice-02",
    "RC-action-dice-03",
    "RC-action-dice-04",
    "RC-action-dice-05",
    "RC-action-dice-06",
    "RC-action-dice-07",
    "RC-action-dice-08",
    "RC-action-dice-09",
    "RC-action-dice-10",
    "RC-action-dice-11",
    "RC-action-dice-12",
    "RC-action-dice-13",
    "RC-action-dice-14",
    "RC-discovery-tokens-01",
    "RC-discovery-tokens-02",
    "RC-discovery-tokens-03",
    "RC-discovery-tokens-04",
    "RC-discovery-tokens-05",
    "RC-discovery-tokens-06",
    "RC-natural-vs-built-shelter-01",
    "RC-natural-vs-built-shelter-02",
    "RC-natural-vs-built-shelter-03",
    "RC-natural-vs-built-shelter-04",
    "RC-natural-vs-built-shelter-05",
    "RC-after-actions-01",
    "RC-after-actions-02",
    "RC-after-actions-03",
    "RC-after-actions-04",
    "RC-after-actions-05",
    "RC-after-actions-06",
    "RC-weather-phase-01",
    "RC-weather-phase-02",
    "RC-weather-phase-03",
    "RC-weather-phase-04",
    "RC-weather-phase-05",
    "RC-weather-phase-06",
    "RC-weather-phase-07",
    "RC-weather-phase-08",
    "RC-weather-phase-09",
    "RC-weather-phase-10",
    "RC-weather-phase-11",
    "RC-weather-phase-12",
    "RC-weather-phase-13",
    "RC-weather-phase-14",
    "RC-weather-phase-15",
    "RC-weather-phase-16",
    "RC-hungry-animals-01",
    "RC-hungry-animals-02",
    "RC-hungry-animals-03",
    "RC-hungry-animals-04",
    "RC-hungry-animals-05",
    "RC-hungry-animals-06",
    "RC-hungry-animals-07",
    "RC-storm-01",
    "RC-storm-02",
    "RC-storm-03",
    "RC-night-phase-01",
    "RC-night-phase-02",
    "RC-night-phase-03",
    "RC-night-phase-04",
    "RC-night-phase-05",
    "RC-night-phase-06",
    "RC-night-phase-07",
    "RC-night-phase-08",
    "RC-night-phase-09",
    "RC-night-phase-10",
    "RC-night-phase-11",
    "RC-moving-camp-01",
    "RC-moving-camp-02",
    "RC-moving-camp-03",
    "RC-moving-camp-04",
    "RC-moving-camp-05",
    "RC-moving-camp-06",
    "RC-moving-camp-07",
    "RC-moving-camp-08",
    "RC-moving-camp-09",
    "RC-moving-camp-10",
    "RC-moving-camp-11",
    "RC-food-rot-01",
    "RC-food-rot-02",
    "RC-food-rot-03",
    "RC-food-rot-04",
    "RC-food-rot-05",
    "RC-end-of-round-01",
    "RC-end-of-round-02",
    "RC-end-of-round-03",
    "RC-end-of-round-04",
    "RC-healing-01",
    "RC-healing-02",
    "RC-healing-03",
    "RC-healing-04",
    "RC-healing-05",
    "RC-healing-06",
    "RC-wounds-and-morale-01",
    "RC-wounds-and-morale-02",
    "RC-wounds-and-morale-03",
    "RC-wounds-and-morale-04",
    "RC-wounds-and-morale-05",
    "RC-wounds-and-morale-06",
    "RC-end-of-game-01",
    "RC-end-of-game-02",
    "RC-end-of-game-03",
    "RC-end-of-game-04",
    "RC-end-of-game-05",
    "RC-end-of-game-06",
    "RC-end-of-game-07",
    "RC-priorities-01",
    "RC-priorities-02",
    "RC-determination-01",
    "RC-determination-02",
    "RC-determination-03",
    "RC-unfulfilled-demand-01",
    "RC-unfulfilled-demand-02",
    "RC-unfulfilled-demand-03",
    "RC-unfulfilled-demand-04",
    "RC-unfulfilled-demand-05",
    "RC-unfulfilled-demand-06",
    "RC-unfulfilled-demand-07",
    "RC-unfulfilled-demand-08",
    "RC-unfulfilled-demand-09",
    "RC-unfulfilled-demand-10",
    "RC-unfulfilled-demand-11",
    "RC-unfulfilled-demand-12",
    "RC-unfulfilled-demand-13",
    "RC-unfulfilled-demand-14",
    "RC-unfulfilled-demand-15",
    "RC-unfulfilled-demand-16",
    "RC-one-token-only-01",
    "RC-one-token-only-02",
    "RC-one-token-only-03",
    "RC-one-token-only-04",
    "RC-one-token-only-05",
    "RC-one-token-only-06",
    "RC-difficulty-variants-01",
    "RC-difficulty-variants-02",
    "RC-difficulty-variants-03",
    "RC-difficulty-variants-04",
    "RC-difficulty-variants-05",
    "RC-difficulty-variants-06",
    "RC-difficulty-variants-07",
    "RC-difficulty-variants-08",
    "RC-difficulty-variants-09",
    "RC-solo-01",
    "RC-solo-02",
    "RC-solo-03",
    "RC-solo-04",
    "RC-solo-05",
    "RC-solo-06",
    "RC-dog-01",
    "RC-dog-02",
    "RC-dog-03",
    "RC-dog-04",
    "RC-friday-01",
    "RC-friday-02",
    "RC-friday-03",
    "RC-friday-04",
    "RC-friday-05",
    "RC-friday-06",
    "RC-friday-07",
    "RC-friday-08",
    "RC-friday-09",
    "RC-friday-10",
    "RC-friday-11",
    "RC-friday-12",
    "RC-friday-13",
    "RC-friday-14",
    "RC-friday-15",
    "RC-friday-16",
    "RC-friday-17",
    "RC-friday-18",
    "RC-friday-19",
    "RC-friday-20",
    "RC-friday-21",
    "RC-character-skills-01",
    "RC-character-skills-02",
    "RC-character-skills-03",
    "RC-character-skills-04",
    "RC-character-skills-05",
    "RC-character-skills-06",
    "RC-character-skills-07",
    "RC-character-skills-08",
    "RC-character-skills-09",
    "RC-character-skills-10",
    "RC-character-skills-11",
    "RC-character-skills-12",
    "RC-character-skills-13",
    "RC-character-skills-14",
    "RC-character-skills-15",
    "RC-character-skills-16",
    "RC-character-skills-17",
    "RC-character-skills-18",
    "RC-character-skills-19",
    "RC-character-skills-20",
    "RC-character-skills-21",
    "RC-character-skills-22",
    "RC-character-skills-23",
    "RC-character-skills-24",
    "RC-card-keywords-01",
    "RC-card-keywords-02",
    "RC-card-keywords-03",
    "RC-card-keywords-04",
    "RC-card-keywords-05",
    "RC-card-keywords-06",
    "RC-card-keywords-07",
    "RC-night-outside-camp-01",
    "RC-night-outside-camp-02",
    "RC-night-outside-camp-03",
    "RC-night-outside-camp-04",
    "RC-night-outside-camp-05",
    "RC-night-outside-camp-06",
    "RC-night-outside-camp-07",
    "RC-night-outside-camp-08",
    "RC-night-outside-camp-09",
    "RC-night-outside-camp-10",
    "RC-night-outside-camp-11",
    "RC-night-outside-camp-12",
    "RC-night-outside-camp-13",
    "RC-night-outside-camp-14",
    "RC-mystery-cards-01",
    "RC-mystery-cards-02",
    "RC-mystery-cards-03",
    "RC-mystery-cards-04",
    "RC-mystery-cards-05",
    "RC-mystery-cards-06",
    "RC-mystery-cards-07",
    "RC-mystery-cards-08",
    "RC-mystery-cards-09",
    "RC-mystery-cards-10",
    "RC-mystery-cards-11",
    "RC-mystery-cards-12",
    "RC-exhausted-source-01",
    "RC-exhausted-source-02",
    "RC-exhausted-source-03",
    "RC-inaccessible-tile-01",
    "RC-inaccessible-tile-02",
    "RC-inaccessible-tile-03",
    "RC-inaccessible-tile-04",
    "RC-inaccessible-tile-05",
    "RC-inaccessible-tile-06",
    "RC-inaccessible-tile-07",
    "RC-inaccessible-tile-08",
    "RC-inaccessible-tile-09",
    "RC-undiscovered-terrain-01",
    "RC-undiscovered-terrain-02",
    "RC-undiscovered-terrain-03",
    "RC-undiscovered-terrain-04",
    "RC-undiscovered-terrain-05",
    "RC-losing-items-01",
    "RC-losing-items-02",
    "RC-losing-items-03",
    "RC-losing-items-04",
    "RC-losing-items-05",
    "RC-losing-items-06",
    "RC-losing-items-07",
    "RC-losing-items-08",
    "RC-discarding-inventions-01",
    "RC-discarding-inventions-02",
    "RC-discarding-inventions-03",
    "RC-discarding-inventions-04",
    "RC-discarding-inventions-05",
    "RC-event-fight-01",
    "RC-event-fight-02",
    "RC-repeat-event-01",
    "RC-repeat-event-02",
    "RC-temporary-weapon-01",
    "RC-temporary-weapon-02",
    "RC-temporary-weapon-03",
    "RC-temporary-weapon-04",
    "RC-temporary-weapon-05",
    "RC-nearest-camp-01",
    "RC-nearest-camp-02",
    "RC-nearest-camp-03",
    "RC-special-wounds-01",
    "RC-special-wounds-02",
    "RC-special-wounds-03",
    "RC-special-wounds-04",
    "RC-special-wounds-05",
    "RC-special-wounds-06",
    "RC-special-wounds-07",
    "RC-item-drums-01",
    "RC-item-bricks-01",
    "RC-item-bricks-02",
    "RC-item-bricks-03",
    "RC-item-diary-01",
    "RC-item-dam-01",
    "RC-item-dam-02",
    "RC-item-pot-01",
    "RC-item-pot-02",
    "RC-item-pit-01",
    "RC-item-basket-01",
    "RC-item-basket-02",
    "RC-item-basket-03",
    "RC-item-cure-01",
    "RC-item-cure-02",
    "RC-item-shovel-01",
    "RC-item-lantern-01",
    "RC-item-bow-01",
    "RC-item-bow-02",
    "RC-item-bed-01",
    "RC-item-map-01",
    "RC-item-map-02",
    "RC-item-knife-01",
    "RC-item-knife-02",
    "RC-item-knife-03",
    "RC-item-moat-01",
    "RC-item-moat-02",
    "RC-item-fire-01",
    "RC-item-fire-02",
    "RC-item-fire-03",
    "RC-item-fireplace-01",
    "RC-item-corral-01",
    "RC-item-corral-02",
    "RC-item-corral-03",
    "RC-item-spear-01",
    "RC-item-spear-02",
    "RC-item-furnace-01",
    "RC-item-belts-01",
    "RC-item-sling-01",
    "RC-item-sling-02",
    "RC-item-rope-01",
    "RC-item-sack-01",
    "RC-item-cellar-01",
    "RC-item-cellar-02",
    "RC-item-shield-01",
    "RC-item-snare-01",
    "RC-item-raft-01",
    "RC-item-wall-01",
    "RC-item-wall-02",
    "RC-item-shortcut-01",
    "RC-item-shortcut-02",
    "RC-item-shortcut-03",
    "RC-item-shortcut-04",
    "RC-item-shortcut-05",
    "RC-start-storm-glass-01",
    "RC-start-storm-glass-02",
    "RC-start-bible-01",
    "RC-start-bible-02",
    "RC-start-flask-of-rum-01",
    "RC-start-pipe-and-tobacco-01",
    "RC-start-hammer-and-nails-01",
    "RC-start-pistol-01",
    "RC-start-empty-bottle-01",
    "RC-start-biscuits-01",
    "RC-token-healing-herbs-01",
    "RC-token-healing-herbs-02",
    "RC-token-poison-01",
    "RC-token-edible-shoots-01",
    "RC-token-edible-shoots-02",
    "RC-token-spices-01",
    "RC-token-goat-01",
    "RC-token-goat-02",
    "RC-token-treasure-01",
    "RC-token-old-machete-01",
    "RC-token-candles-01",
    "RC-token-tobacco-01",
    "RC-token-thorny-bushes-01",
    "RC-token-large-leaves-01",
    "RC-token-fallen-tree-01",
    "RC-token-nourishing-larvae-01",
    "RC-token-nourishing-larvae-02",
    "RC-token-special-discoveries-01",
    "RC-scenario-general-01",
    "RC-scenario-general-02",
    "RC-scenario-general-03",
    "RC-scenario-1-01",
    "RC-scenario-1-02",
    "RC-scenario-1-03",
    "RC-scenario-1-04",
    "RC-scenario-1-05",
    "RC-scenario-1-06",
    "RC-scenario-1-07",
    "RC-scenario-2-01",
    "RC-scenario-2-02",
    "RC-scenario-2-03",
    "RC-scenario-2-04",
    "RC-scenario-2-05",
    "RC-scenario-2-06",
    "RC-scenario-2-07",
    "RC-scenario-2-08",
    "RC-scenario-2-09",
    "RC-scenario-2-10",
    "RC-scenario-2-11",
    "RC-scenario-2-12",
    "RC-scenario-2-13",
    "RC-scenario-2-14",
    "RC-scenario-2-15",
    "RC-scenario-3-01",
    "RC-scenario-3-02",
    "RC-scenario-3-03",
    "RC-scenario-3-04",
    "RC-scenario-4-01",
    "RC-scenario-4-02",
    "RC-scenario-4-03",
    "RC-scenario-4-04",
    "RC-scenario-5-01",
    "RC-scenario-5-02",
    "RC-scenario-5-03",
    "RC-scenario-6-01",
    "RC-scenario-6-02",
    "RC-scenario-6-03",
    "RC-scenario-7-01",
    "RC-scenario-7-02",
    "RC-scenario-7-03",
    "RC-scenario-7-04",
    "RC-scenario-7-05",
    "RC-scenario-7-06",
    "RC-scenario-7-07",
    "RC-scenario-7-08",
    "RC-victory-points-01",
    "RC-victory-points-02",
    "RC-victory-points-03",
    "RC-victory-points-04",
    "RC-victory-points-05",
    "RC-victory-points-06",
    "RC-victory-points-07",
    "RC-victory-points-08",
    "RC-open-questions-01",
    "RC-open-questions-02",
    "RC-open-questions-03",
    "RC-open-questions-04",
    "RC-open-questions-05",
    "RC-open-questions-06",
    "RC-open-questions-07",
    "RC-open-questions-08",
    "RC-open-questions-09",
    "RC-open-questions-10",
    "RC-open-questions-11",
    "RC-open-questions-12",
    "RC-open-questions-13",
    "RC-open-questions-14",
    "RC-open-questions-15",
    "RC-open-questions-16",
    "RC-open-questions-17",
    "RC-open-questions-18",
    "RC-open-questions-19",
    "RC-open-questions-20",
    "RC-open-questions-21",
    "RC-open-questions-22",
    "RC-open-questions-23",
    "RC-open-questions-24",
    "RC-open-questions-25",
    "RC-open-questions-26",
    "RC-open-questions-27",
    "RC-open-questions-28",
    "RC-open-questions-29",
    "RC-open-questions-30",
    "RC-open-questions-31",
    "RC-open-questions-32",
    "RC-open-questions-33",
    "RC-open-questions-34",
    "RC-open-questions-35",
    "RC-open-questions-36",
    "RC-open-questions-37",
    "RC-open-questions-38",
    "RC-open-questions-39",
    "RC-open-questions-40",
    "RC-open-questions-41",
    "RC-open-questions-42",
    "RC-open-questions-43",
    "RC-open-questions-44",
    "RC-open-questions-45",
    "RC-open-questions-46",
    "RC-open-questions-47",
    "RC-open-questions-48",
    "RC-open-questions-49",
    "RC-open-questions-50",
    "RC-open-questions-51",
    "RC-open-questions-52",
    "RC-open-questions-53",
    "RC-open-questions-54",
    "RC-open-questions-55",
    "RC-added-01",
    "RC-added-02",
    "RC-added-03",
    "RC-added-04",
    "RC-added-05",
    "RC-added-06",
    "RC-added-07",
    "RC-added-08",
    "RC-added-09",
    "RC-added-10",
    "RC-added-11",
    "RC-added-12",
    "RC-added-13",
    "RC-added-14",
    "RC-added-15",
    "RC-sheet-2-01",
    "RC-sheet-2-02",
    "RC-sheet-2-03",
    "RC-sheet-2-04",
    "RC-sheet-2-05",
    "RC-sheet-2-06",
    "RC-sheet-2-07",
    "RC-sheet-2-08",
    "RC-sheet-2-09",
    "RC-sheet-2-10",
    "RC-sheet-2-11",
    "RC-sheet-2-12",
    "RC-sheet-2-13",
    "RC-sheet-2-14",
    "RC-sheet-2-15",
    "RC-sheet-3-01",
    "RC-sheet-3-02",
    "RC-sheet-3-03",
    "RC-sheet-3-04",
    "RC-sheet-3-05",
    "RC-sheet-3-06",
    "RC-sheet-3-07",
    "RC-sheet-3-08",
    "RC-sheet-3-09",
    "RC-sheet-3-10",
    "RC-sheet-3-11",
    "RC-sheet-3-12",
    "RC-sheet-3-13",
    "RC-sheet-3-14",
    "RC-sheet-3-15",
    "RC-sheet-3-16",
    "RC-sheet-3-17",
    "RC-sheet-3-18",
    "RC-sheet-3-19",
    "RC-sheet-3-20",
    "RC-sheet-3-21",
    "RC-sheet-3-22",
    "RC-sheet-3-23",
    "RC-sheet-3-24",
    "RC-sheet-3-25",
    "RC-sheet-3-26",
    "RC-sheet-4-01",
    "RC-sheet-4-02",
    "RC-sheet-4-03",
    "RC-sheet-4-04",
    "RC-sheet-4-05",
    "RC-sheet-4-06",
    "RC-sheet-4-07",
    "RC-sheet-4-08",
    "RC-sheet-4-09",
    "RC-sheet-4-10",
    "RC-sheet-4-11",
    "RC-sheet-4-12",
    "RC-sheet-4-13",
    "RC-sheet-4-14",
    "RC-sheet-4-15",
    "RC-sheet-4-16",
    "RC-sheet-4-17",
    "RC-sheet-4-18",
    "RC-sheet-4-19",
    "RC-sheet-4-20",
    "RC-sheet-4-21",
    "RC-sheet-4-22",
    "RC-sheet-4-23",
    "RC-sheet-5-01",
    "RC-sheet-5-02",
    "RC-sheet-5-03",
    "RC-sheet-5-04",
    "RC-sheet-5-05",
    "RC-sheet-5-06",
    "RC-sheet-5-07",
    "RC-sheet-5-08",
    "RC-sheet-5-09",
    "RC-sheet-5-10",
    "RC-sheet-5-11",
    "RC-sheet-5-12",
    "RC-sheet-5-13",
    "RC-sheet-5-14",
    "RC-sheet-5-15",
    "RC-sheet-5-16",
    "RC-sheet-5-17",
    "RC-sheet-5-18",
    "RC-sheet-5-19",
    "RC-sheet-5-20",
    "RC-sheet-5-21",
    "RC-sheet-5-22",
    "RC-sheet-5-23",
    "RC-sheet-5-24",
    "RC-sheet-5-25",
    "RC-sheet-5-26",
    "RC-sheet-5-27",
    "RC-sheet-5-28",
    "RC-sheet-5-29",
    "RC-sheet-5-30",
    "RC-sheet-6-01",
    "RC-sheet-6-02",
    "RC-sheet-6-03",
    "RC-sheet-6-04",
    "RC-sheet-6-05",
    "RC-sheet-6-06",
    "RC-sheet-6-07",
    "RC-sheet-6-08",
    "RC-sheet-6-09",
    "RC-sheet-6-10",
    "RC-sheet-6-11",
    "RC-sheet-6-12",
    "RC-sheet-6-13",
    "RC-sheet-6-14",
    "RC-sheet-6-15",
    "RC-sheet-6-16",
    "RC-sheet-6-17",
    "RC-sheet-6-18",
    "RC-sheet-6-19",
    "RC-sheet-6-20",
    "RC-sheet-6-21",
    "RC-sheet-6-22",
    "RC-sheet-7-01",
    "RC-sheet-7-02",
    "RC-sheet-7-03",
    "RC-sheet-7-04",
    "RC-sheet-7-05",
    "RC-sheet-7-06",
    "RC-sheet-7-07",
    "RC-sheet-7-08",
    "RC-sheet-7-09",
    "RC-sheet-7-10",
    "RC-sheet-7-11",
    "RC-sheet-7-12",
    "RC-sheet-7-13",
    "RC-sheet-7-14",
    "RC-sheet-7-15",
    "RC-sheet-7-16",
    "RC-sheet-7-17",
    "RC-sheet-7-18",
    "RC-sheet-7-19",
    "RC-sheet-7-20",
    "RC-sheet-7-21",
    "RC-sheet-7-22",
    "RC-sheet-7-23",
)
