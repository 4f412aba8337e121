import { type TranslationKeys, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { dictionary as common, adjacencyGraphs as graphs } from '@zxcvbn-ts/language-common';
import { dictionary as spanish, translations as spanishTimes } from '@zxcvbn-ts/language-es-es';

/** From 0, guessed at once, to 4; and what to do, in the sentences the meter was given. */
type Strength = { score: 0 | 1 | 2 | 3 | 4; advice: string[] };

type StrengthTexts = Omit<TranslationKeys, 'timeEstimation'>;

/** More says nothing new of a password, and patterns take longer to look for than they are worth. */
const MAX_MEASURED = 64;

/**
 * Measures how hard a password is to guess, knowing common passwords, Spanish words and names, and those words.
 * Its dictionaries take 80 MB and most of a second to load: import it from a worker thread.
 */
export function createStrengthMeter(texts: StrengthTexts): (password: string, words: string[]) => Strength {
  const meter = new ZxcvbnFactory({
    graphs,
    dictionary: { ...common, ...spanish },
    translations: { ...texts, timeEstimation: spanishTimes.timeEstimation },
  });
  return (password, words) => {
    const { score, feedback } = meter.check(password.slice(0, MAX_MEASURED), words);
    return { score, advice: [feedback.warning, ...feedback.suggestions].filter((text) => text !== null) };
  };
}
