import type { CommonQuestion } from './common-question.ts';

/** Every question that the chat has an answer to for all cars. */
export const COMMON_QUESTIONS: readonly CommonQuestion[] = [];
