"""Rule codes as ints, made by `tools/make_codes.py` from `rules.yaml`; 0 = allowed."""

from typing import Final

OK: Final = 0
R_001: Final = 1
R_002: Final = 2
R_003: Final = 3
R_004: Final = 4
R_005: Final = 5
R_006: Final = 6
R_007: Final = 7
R_008: Final = 8
R_009: Final = 9
R_010: Final = 10
R_011: Final = 11
R_012: Final = 12
R_013: Final = 13
R_014: Final = 14
R_015: Final = 15
R_016: Final = 16
R_017: Final = 17
R_018: Final = 18
R_019: Final = 19
R_020: Final = 20
R_021: Final = 21
R_022: Final = 22
R_023: Final = 23
R_024: Final = 24
R_025: Final = 25
R_026: Final = 26
R_027: Final = 27
R_028: Final = 28
R_029: Final = 29
R_030: Final = 30
R_031: Final = 31
R_032: Final = 32
R_033: Final = 33
R_034: Final = 34
R_035: Final = 35
R_036: Final = 36
R_037: Final = 37
R_038: Final = 38
R_039: Final = 39
R_040: Final = 40
R_041: Final = 41
R_042: Final = 42
R_043: Final = 43
R_044: Final = 44
R_045: Final = 45
R_046: Final = 46
R_047: Final = 47
R_048: Final = 48
R_049: Final = 49
R_050: Final = 50
R_051: Final = 51
R_052: Final = 52
R_053: Final = 53
R_054: Final = 54
R_055: Final = 55
R_056: Final = 56
R_057: Final = 57
R_058: Final = 58
R_059: Final = 59
R_060: Final = 60
R_061: Final = 61
R_062: Final = 62
R_063: Final = 63
R_064: Final = 64
R_065: Final = 65
R_066: Final = 66
R_067: Final = 67
R_068: Final = 68
R_069: Final = 69
R_070: Final = 70
R_071: Final = 71
R_072: Final = 72
R_073: Final = 73
R_074: Final = 74
R_075: Final = 75
R_076: Final = 76
R_077: Final = 77
R_078: Final = 78
R_079: Final = 79
R_080: Final = 80
R_081: Final = 81
R_082: Final = 82
R_083: Final = 83
R_084: Final = 84
R_085: Final = 85
R_086: Final = 86
R_087: Final = 87
R_088: Final = 88
R_089: Final = 89
R_090: Final = 90
R_091: Final = 91
R_092: Final = 92
R_093: Final = 93
R_094: Final = 94
R_095: Final = 95
R_096: Final = 96
R_097: Final = 97
R_098: Final = 98
R_099: Final = 99
R_100: Final = 100
R_101: Final = 101
R_102: Final = 102
R_103: Final = 103
R_104: Final = 104
R_105: Final = 105
R_106: Final = 106
R_107: Final = 107
R_108: Final = 108
R_109: Final = 109
R_110: Final = 110
R_111: Final = 111
R_112: Final = 112
R_113: Final = 113
R_114: Final = 114
R_115: Final = 115
R_116: Final = 116
R_117: Final = 117
R_118: Final = 118
R_119: Final = 119
R_120: Final = 120
R_121: Final = 121
R_122: Final = 122
R_123: Final = 123
R_124: Final = 124
R_125: Final = 125
R_126: Final = 126
R_127: Final = 127
R_128: Final = 128
R_129: Final = 129
R_130: Final = 130
R_131: Final = 131
R_132: Final = 132
R_133: Final = 133
R_134: Final = 134
R_135: Final = 135
R_136: Final = 136
R_137: Final = 137
R_138: Final = 138
R_139: Final = 139
R_140: Final = 140
R_141: Final = 141
Q_01: Final = 142
Q_02: Final = 143
Q_03: Final = 144
Q_04: Final = 145
Q_05: Final = 146
Q_06: Final = 147
Q_07: Final = 148
Q_08: Final = 149
Q_09: Final = 150
Q_10: Final = 151
Q_11: Final = 152
Q_12: Final = 153
Q_13: Final = 154
Q_14: Final = 155
Q_15: Final = 156
Q_16: Final = 157
Q_17: Final = 158
Q_18: Final = 159
Q_19: Final = 160
Q_20: Final = 161
Q_21: Final = 162
Q_22: Final = 163
Q_23: Final = 164
Q_24: Final = 165
Q_25: Final = 166
Q_26: Final = 167
Q_27: Final = 168
Q_28: Final = 169
Q_29: Final = 170
Q_30: Final = 171
Q_31: Final = 172
Q_32: Final = 173
Q_33: Final = 174
Q_34: Final = 175
Q_35: Final = 176
Q_36: Final = 177
Q_37: Final = 178
Q_38: Final = 179
Q_39: Final = 180
Q_40: Final = 181
Q_41: Final = 182
Q_42: Final = 183
Q_43: Final = 184
Q_44: Final = 185
Q_45: Final = 186
Q_46: Final = 187
Q_47: Final = 188
Q_48: Final = 189
Q_49: Final = 190
Q_50: Final = 191
Q_51: Final = 192
Q_52: Final = 193
Q_53: Final = 194
Q_54: Final = 195
Q_55: Final = 196
Q_56: Final = 197
Q_57: Final = 198
R_ADDED_01: Final = 199
R_ADDED_02: Final = 200
R_ADDED_03: Final = 201
R_ADDED_04: Final = 202
R_ADDED_05: Final = 203
R_ADDED_06: Final = 204

RULE_IDS: Final[tuple[str, ...]] = (
    "",
    "R-001",
    "R-002",
    "R-003",
    "R-004",
    "R-005",
    "R-006",
    "R-007",
    "R-008",
    "R-009",
    "R-010",
    "R-011",
    "R-012",
    "R-013",
    "R-014",
    "R-015",
    "R-016",
    "R-017",
    "R-018",
    "R-019",
    "R-020",
    "R-021",
    "R-022",
    "R-023",
    "R-024",
    "R-025",
    "R-026",
    "R-027",
    "R-028",
    "R-029",
    "R-030",
    "R-031",
    "R-032",
    "R-033",
    "R-034",
    "R-035",
    "R-036",
    "R-037",
    "R-038",
    "R-039",
    "R-040",
    "R-041",
    "R-042",
    "R-043",
    "R-044",
    "R-045",
    "R-046",
    "R-047",
    "R-048",
    "R-049",
    "R-050",
    "R-051",
    "R-052",
    "R-053",
    "R-054",
    "R-055",
    "R-056",
    "R-057",
    "R-058",
    "R-059",
    "R-060",
    "R-061",
    "R-062",
    "R-063",
    "R-064",
    "R-065",
    "R-066",
    "R-067",
    "R-068",
    "R-069",
    "R-070",
    "R-071",
    "R-072",
    "R-073",
    "R-074",
    "R-075",
    "R-076",
    "R-077",
    "R-078",
    "R-079",
    "R-080",
    "R-081",
    "R-082",
    "R-083",
    "R-084",
    "R-085",
    "R-086",
    "R-087",
    "R-088",
    "R-089",
    "R-090",
    "R-091",
    "R-092",
    "R-093",
    "R-094",
    "R-095",
    "R-096",
    "R-097",
    "R-098",
    "R-099",
    "R-100",
    "R-101",
    "R-102",
    "R-103",
    "R-104",
    "R-105",
    "R-106",
    "R-107",
    "R-108",
    "R-109",
    "R-110",
    "R-111",
    "R-112",
    "R-113",
    "R-114",
    "R-115",
    "R-116",
    "R-117",
    "R-118",
    "R-119",
    "R-120",
    "R-121",
    "R-122",
    "R-123",
    "R-124",
    "R-125",
    "R-126",
    "R-127",
    "R-128",
    "R-129",
    "R-130",
    "R-131",
    "R-132",
    "R-133",
    "R-134",
    "R-135",
    "R-136",
    "R-137",
    "R-138",
    "R-139",
    "R-140",
    "R-141",
    "Q-01",
    "Q-02",
    "Q-03",
    "Q-04",
    "Q-05",
    "Q-06",
    "Q-07",
    "Q-08",
    "Q-09",
    "Q-10",
    "Q-11",
    "Q-12",
    "Q-13",
    "Q-14",
    "Q-15",
    "Q-16",
    "Q-17",
    "Q-18",
    "Q-19",
    "Q-20",
    "Q-21",
    "Q-22",
    "Q-23",
    "Q-24",
    "Q-25",
    "Q-26",
    "Q-27",
    "Q-28",
    "Q-29",
    "Q-30",
    "Q-31",
    "Q-32",
    "Q-33",
    "Q-34",
    "Q-35",
    "Q-36",
    "Q-37",
    "Q-38",
    "Q-39",
    "Q-40",
    "Q-41",
    "Q-42",
    "Q-43",
    "Q-44",
    "Q-45",
    "Q-46",
    "Q-47",
    "Q-48",
    "Q-49",
    "Q-50",
    "Q-51",
    "Q-52",
    "Q-53",
    "Q-54",
    "Q-55",
    "Q-56",
    "Q-57",
    "R-added-01",
    "R-added-02",
    "R-added-03",
    "R-added-04",
    "R-added-05",
    "R-added-06",
)
