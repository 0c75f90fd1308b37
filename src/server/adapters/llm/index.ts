import type { Config } from '../../config';
import { createOpenAiModel } from './openai';
import type { LanguageModel } from './types';

export * from './types';

/** The configured model; undefined if profiles are written offline. */
export function createLanguageModel(config: Config): LanguageModel | undefined {
  return config.ai ? createOpenAiModel(config.ai) : undefined;
}
