/**
 * Fits the weights of pairs of title and employer by gradient ascent on the likelihood of right pairs, with
 * regularisation.
 */
import { habitsOf } from '@/engine/read/career/model/habits';
import { choicesOf, type DocumentPriors } from '@/engine/read/career/model/model';
import type { Feature } from '@/engine/read/career/model/pair-features';
import { toProbabilities } from '@/engine/read/career/model/probabilities';
import { randomFrom } from '../seeded-random';
import type { Example } from './examples';

/** Number of passes over all examples, initial step size, and strength of regularisation. */
const PASSES = 20;
const STEP_SIZE = 0.12;
const REGULARISATION = 0.05;
const SEED = 2026;

/** Initial weights, mostly those of the labels of form fields, whose meaning need not be learnt. */
const INITIAL_WEIGHTS: Readonly<Record<string, number>> = {
  'employer: label organisation': 3,
  'employer: label client': 1,
  'employer: label title': -3,
  'employer: label text': -3,
  'employer: label none': -2,
  'employer: label place': -3,
  'employer: label period': -2,
  'employer: scope': -3,
  'employer: section': -3,
  'employer: place': -3,
  'employer: form': -2,
  'title: label title': 3,
  'title: label organisation': -3,
  'title: label client': -3,
  'title: label text': -2,
  'title: label none': -2,
  'title: label place': -3,
};

/** Weights by feature name, averaged over the later passes, without those near zero. */
export function fitWeights(documents: readonly (readonly Example[])[]): Record<string, number> {
  const weights: Record<string, number> = { ...INITIAL_WEIGHTS };
  const sums: Record<string, number> = {};
  const random = randomFrom(SEED);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const step = STEP_SIZE / (1 + pass / 8);
    for (const examples of shuffle(documents, random)) {
      for (const scope of new Set(examples.map((example) => example.scope))) {
        const scopeExamples = examples.filter((example) => example.scope === scope);
        // The first passes train without layout habits; of the later ones, every second pass uses the habits that the
        // current weights find.
        const habits =
          pass % 2 === 0 && pass > 4 && scopeExamples.length > 1
            ? layoutHabitsOf(scopeExamples, weights)
            : [];
        scopeExamples.forEach((example, index) => {
          learn(example, habits[index], weights, step);
        });
      }
    }
    if (pass >= PASSES / 2)
      for (const [name, weight] of Object.entries(weights)) sums[name] = (sums[name] ?? 0) + weight;
  }
  return Object.fromEntries(
    Object.entries(sums)
      .map(([name, total]) => [name, total / (PASSES / 2)] as const)
      .filter(([, weight]) => Math.abs(weight) >= 0.02)
      .map(([name, weight]) => [name, Math.round(weight * 100) / 100]),
  );
}

function layoutHabitsOf(examples: readonly Example[], weights: Record<string, number>): DocumentPriors[] {
  const pairs = examples.map(({ candidates, context }) =>
    toProbabilities(choicesOf(candidates, context, undefined, weights)),
  );
  return habitsOf(pairs);
}

function learn(
  example: Example,
  habits: DocumentPriors | undefined,
  weights: Record<string, number>,
  step: number,
): void {
  const { candidates, context, isRight, isLabelled } = example;
  const choices = choicesOf(candidates, context, habits, weights, isLabelled);
  const isRightChoice = choices.map((choice) => isRight(choice.title?.candidate, choice.employer?.candidate));
  if (!isRightChoice.some(Boolean)) return;
  const maxScore = Math.max(...choices.map((choice) => choice.score));
  const powers = choices.map((choice) => Math.exp(choice.score - maxScore));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const rightTotal = powers.reduce((sum, power, index) => (isRightChoice[index] ? sum + power : sum), 0);
  const derivativeByFeature = new Map<string, number>();
  const pullBy = (features: readonly Feature[], pull: number) => {
    for (const [name, value] of features)
      derivativeByFeature.set(name, (derivativeByFeature.get(name) ?? 0) + pull * value);
  };
  // A candidate occurs in many choices, so their gradients are summed and applied to its features once.
  const pullByPart = new Map<object, { features: readonly Feature[]; pull: number }>();
  choices.forEach((choice, index) => {
    const power = powers[index] ?? 0;
    const pull = (isRightChoice[index] ? power / rightTotal : 0) - power / total;
    if (Math.abs(pull) < 1e-4) return;
    pullBy(choice.own, pull);
    for (const part of [choice.title, choice.employer]) {
      if (!part) continue;
      const known = pullByPart.get(part);
      if (known) known.pull += pull;
      else pullByPart.set(part, { features: part.features(), pull });
    }
  });
  for (const { features, pull } of pullByPart.values()) pullBy(features, pull);
  for (const [name, derivative] of derivativeByFeature) {
    const weight = weights[name] ?? 0;
    weights[name] = weight + step * (derivative - REGULARISATION * weight);
  }
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let at = result.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [result[at], result[other]] = [result[other] as T, result[at] as T];
  }
  return result;
}
