// Fluent in the browser: the same catalogues, nouns and functions as `marooned.text` on the server.
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { NounInfo, Text, Texts } from "./contract";

export const LANGUAGES = ["en", "cs", "pl"] as const;
export type Lang = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Lang, string> = { en: "English", cs: "Čeština", pl: "Polski" };

export type Arg = number | string | Text | Text[];
export type Args = Record<string, Arg>;

const SEPARATOR = "list-separator";
const CACHED = 4096;

/** A text with a capital at its start. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function word(value: FluentValue | undefined): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : String(value instanceof FluentNumber ? value.value : value.valueOf());
}

function amount(value: FluentValue | undefined): number {
  return value instanceof FluentNumber ? value.value : Number(word(value));
}

/** Words messages in one language; what it lacks, another speaker says. */
export class Speaker {
  readonly lang: string;
  private readonly bundle: FluentBundle;
  private readonly nouns: Record<string, NounInfo>;
  private readonly plural: Intl.PluralRules;
  private readonly cache = new Map<string, string>();
  /** Faults met so far, one for each id; shown to nobody, counted by tests. */
  readonly faults = new Map<string, string>();

  constructor(
    texts: Texts,
    private readonly other: Speaker | null = null,
  ) {
    this.lang = texts.lang;
    this.nouns = texts.nouns;
    this.plural = new Intl.PluralRules(this.lang);
    this.bundle = new FluentBundle(this.lang, {
      useIsolating: false,
      functions: {
        COUNT: ([key, n], { case: kase }) => this.count(word(key), amount(n), word(kase) || "nom"),
        NOUN: ([key], { case: kase, form }) => this.noun(word(key), word(kase) || "nom", word(form) || "one"),
        GENDER: ([key]) => this.nouns[word(key)]?.gender ?? "",
        CAP: ([text]) => capital(word(text)),
      },
    });
    for (const error of this.bundle.addResource(new FluentResource(texts.catalogue), { allowOverrides: true })) {
      this.faults.set(error.message, error.message);
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The text of a message; nested messages are worded first, lists of them joined. */
  text(text: Text): string {
    return this.say(text.id, text.args);
  }

  say(id: string, args: Args = {}): string {
    const names = Object.keys(args);
    const plain: Record<string, FluentVariable> = {};
    for (const name of names) plain[name] = this.plain(args[name]!);
    const key = names.length ? `${id}\0${names.sort().map((name) => `${name}\0${typeof plain[name]}${String(plain[name])}`).join("\0")}` : id;
    const known = this.cache.get(key);
    if (known !== undefined) return known;
    const said = this.format(id, plain) ?? this.other?.say(id, args) ?? id;
    if (this.cache.size >= CACHED) this.cache.clear();
    this.cache.set(key, said);
    return said;
  }

  /** A number as it is written in this language. */
  number(value: number, digits = 0): string {
    return new Intl.NumberFormat(this.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
  }

  /** A share of 1 in percent. */
  percent(share: number, digits = 0): string {
    const options = { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
    return new Intl.NumberFormat(this.lang, options).format(share);
  }

  /** A day, without its year if it is this year. */
  day(when: Date, today = new Date()): string {
    const year = when.getFullYear() === today.getFullYear() ? undefined : "numeric";
    return new Intl.DateTimeFormat(this.lang, { day: "numeric", month: "short", year }).format(when);
  }

  /** A day in full, with its year. */
  date(when: Date): string {
    return new Intl.DateTimeFormat(this.lang, { dateStyle: "long" }).format(when);
  }

  /** How long ago: "2 hours ago", "yesterday". */
  ago(when: Date, now = new Date()): string {
    const seconds = (when.getTime() - now.getTime()) / 1000;
    const format = new Intl.RelativeTimeFormat(this.lang, { numeric: "auto" });
    const units: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60]];
    for (const [unit, size] of units) {
      if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
    }
    return format.format(0, "second");
  }

  /** Names in a row: "Anna, Jan and a bot". */
  list(items: string[]): string {
    return new Intl.ListFormat(this.lang, { type: "conjunction" }).format(items);
  }

  private plain(arg: Arg): FluentVariable {
    if (Array.isArray(arg)) return arg.map((item) => this.text(item)).join(this.say(SEPARATOR));
    return typeof arg === "object" ? this.text(arg) : arg;
  }

  private format(id: string, args: Record<string, FluentVariable>): string | null {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) {
      this.faults.set(id, "no such message");
      return null;
    }
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, args, errors);
    if (errors.length) this.faults.set(id, errors.map((error) => error.message).join("; "));
    return errors.length && this.other ? null : said;
  }

  private noun(key: string, kase: string, form: string): string {
    const found = this.nouns[key]?.forms[`${kase}-${form}`];
    if (found === undefined) throw new RangeError(`no noun ${key} (${kase}, ${form})`);
    return found;
  }

  private count(key: string, n: number, kase: string): string {
    const category = this.plural.select(n);
    return `${this.number(n)} ${this.noun(key, kase, category === "one" || category === "few" ? category : "many")}`;
  }
}
