import { type Answer, type KeptAnswer, keepAnswer } from './kept-answer.ts';

/** A club's whole site and its tables fit several times; what passes it is the address bar's own inventions. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Requests as they were spelled, by which their keys are found at once. */
const MAX_SPELLINGS = 2_000;
const MAX_SPELLING = 300;
/** What an entry costs beside its bytes. */
const ENTRY_BYTES = 500;

type Entry = { answer: Promise<KeptAnswer | Answer>; ready?: KeptAnswer; used: boolean; bytes: number };

/** What was made under one state of the data. */
type Generation = { stamp: string; entries: Map<string, Entry>; bytes: number };

export type KeptAnswers = {
  /** Kept for the state of now, or made: only what answers 200 is kept, the rest comes as it was made. */
  get(key: string, make: () => Promise<Answer>): Promise<KeptAnswer | Answer>;
  /** The key of a request as it was spelled, once somebody has told it with `spell`. */
  keyOf(spelling: string): string | undefined;
  spell(spelling: string, key: string): void;
  /** What is ready for the state of now, without making it. */
  ready(key: string): Promise<KeptAnswer | undefined>;
  /** Memory taken by what is kept. */
  bytes(): number;
};

export const isKept = (answer: KeptAnswer | Answer): answer is KeptAnswer => 'form' in answer;

/** The oldest go first; what was asked for since it last came to the front is given another round. */
function makeRoom(generation: Generation, max: number): void {
  for (const [key, entry] of generation.entries) {
    if (generation.bytes <= max) return;
    generation.entries.delete(key);
    if (entry.used) generation.entries.set(key, entry);
    else generation.bytes -= entry.bytes;
    entry.used = false;
  }
}

function add(generation: Generation, key: string, make: () => Promise<Answer>, max: number): Entry {
  const grow = (bytes: number): void => {
    entry.bytes += bytes;
    if (generation.entries.get(key) !== entry) return;
    generation.bytes += bytes;
    makeRoom(generation, max);
  };
  const forget = (): void => {
    if (generation.entries.get(key) !== entry) return;
    generation.entries.delete(key);
    generation.bytes -= entry.bytes;
  };
  const keep = async (): Promise<KeptAnswer | Answer> => {
    const answer = await make();
    if (answer.status !== 200) return answer;
    entry.ready = keepAnswer(answer, grow);
    return entry.ready;
  };
  const entry: Entry = { answer: Promise.resolve().then(keep), used: false, bytes: 0 };
  generation.entries.set(key, entry);
  grow(ENTRY_BYTES + key.length);
  entry.answer.then((answer) => isKept(answer) || forget(), forget);
  return entry;
}

/**
 * Keeps each answer as it was made for one state of the data. `stamp` names that state and is read before
 * every answer: what was made under another one is never sent again.
 */
export function keepAnswers(stamp: () => Promise<string>, max = MAX_BYTES): KeptAnswers {
  const spellings = new Map<string, string>();
  let current: Generation = { stamp: '', entries: new Map(), bytes: 0 };
  const generationOfNow = async (): Promise<Generation> => {
    const now = await stamp();
    if (now !== current.stamp) current = { stamp: now, entries: new Map(), bytes: 0 };
    return current;
  };
  const find = (generation: Generation, key: string): Entry | undefined => {
    const entry = generation.entries.get(key);
    if (entry) entry.used = true;
    return entry;
  };
  return {
    get: async (key, make) => {
      const generation = await generationOfNow();
      return (find(generation, key) ?? add(generation, key, make, max)).answer;
    },
    ready: async (key) => find(await generationOfNow(), key)?.ready,
    keyOf: (spelling) => spellings.get(spelling),
    spell: (spelling, key) => {
      if (spelling.length > MAX_SPELLING) return;
      if (spellings.size >= MAX_SPELLINGS) spellings.clear();
      spellings.set(spelling, key);
    },
    bytes: () => current.bytes,
  };
}
