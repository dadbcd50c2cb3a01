// Everything that goes over HTTP, one function per address, in the words of the contract.
import type {
  CardInfo,
  CaseInfo,
  ErrorInfo,
  GameInfo,
  Join,
  NewTable,
  ReplayInfo,
  RuleInfo,
  ScoreInfo,
  Seated,
  ServerInfo,
  Statistics,
  Table,
  TableInfo,
  Text,
  Texts,
} from "./contract";

/** The server refused: its code, and what it says of it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly info: ErrorInfo,
  ) {
    super(info.code);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (answer.ok) return (await answer.json()) as T;
  let info: ErrorInfo;
  try {
    info = (await answer.json()) as ErrorInfo;
    if (!info.text) throw new TypeError("no words");
  } catch {
    if (answer.status >= 502 && answer.status <= 504) throw new Unreachable(`status ${answer.status}`);
    info = { code: String(answer.status), text: failure(answer.status), rule: "" };
  }
  throw new Refusal(answer.status, info);
}

/** What is said of an answer without words of its own. */
function failure(status: number): Text {
  return { type: "text", id: "web-failed", args: { status } };
}

function post<T>(path: string, body: unknown): Promise<T> {
  return request<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

const part = encodeURIComponent;
const kept = new Map<string, Promise<unknown>>();

/** What never changes while the server runs is asked for once. */
function once<T>(path: string): Promise<T> {
  const known = kept.get(path);
  if (known) return known as Promise<T>;
  const asked = request<T>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

export const getTexts = (lang: string) => request<Texts>(`/api/texts/${part(lang)}`);
export const getServer = () => once<ServerInfo>("/api/server");
export const getGames = () => once<GameInfo[]>("/api/games");
export const getRules = (game: string, lang: string) => once<RuleInfo[]>(`/api/rules/${part(game)}?lang=${part(lang)}`);
export const getProofs = (game: string) => once<Record<string, CaseInfo[]>>(`/api/proofs/${part(game)}`);
/** Cards of a game: with the deck of a table ("" = the usual cards), else as new tables have them. */
export const getCards = (game: string, deck?: string) =>
  once<Record<string, CardInfo>>(`/api/cards/${part(game)}${deck === undefined ? "" : `?deck=${part(deck)}`}`);
export const getPublic = () => request<TableInfo[]>("/api/public");
export const getMine = (tokens: string[]) => post<TableInfo[]>("/api/mine", { tokens });
export const getByCode = (code: string) => request<TableInfo>(`/api/code/${part(code)}`);
export const getScores = () => request<ScoreInfo[]>("/api/scores");
export const getStatistics = (game: string) => request<Statistics>(`/api/statistics?game=${part(game)}`);
export const createTable = (wanted: NewTable) => post<Seated[]>("/api/tables", wanted);
export const joinTable = (wanted: Join) => post<Seated>("/api/join", wanted);
export const sendRecord = (record: string) => post<ReplayInfo>("/api/replays", { record });
export const getReplay = (id: string) => request<ReplayInfo>(`/api/replays/${part(id)}`);
export const getFrame = (id: string, step: number, seat: number) =>
  request<Table>(`/api/replays/${part(id)}/${step}?seat=${seat}`);
export const recordAddress = (id: string) => `/api/tables/${part(id)}/record`;

/** Where a table's connection is. */
export function socketAddress(table: string, base: Location | URL = location): string {
  const scheme = base.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${base.host}/api/tables/${part(table)}/socket`;
}
