/** Where this tab keeps a diagnosis form that is not sent yet. */
export const DIAGNOSIS_DRAFT = 'wrenchwise.diagnosis-draft';

/** Keeps what was typed for the diagnosis form: its fields, by name, as text. */
export const keepDiagnosisDraft = (fields: object): void => {
  try {
    sessionStorage.setItem(DIAGNOSIS_DRAFT, JSON.stringify(fields));
  } catch {
    // Storage may be full or blocked: the form works without its memory.
  }
};

/** What was typed before in this tab, by field; nothing where it cannot be read. */
const typedBefore = (): object => {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(DIAGNOSIS_DRAFT) ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
};

/** The words that were typed before in this tab. */
export const draftWords = (): string => {
  const draft = typedBefore();
  return 'symptoms' in draft && typeof draft.symptoms === 'string' ? draft.symptoms : '';
};

/**
 * Other words for the diagnosis form: what was ticked belongs to the words that it was offered for.
 *
 * @param isRead whether the form reads them at once
 */
export const replaceDraftWords = (symptoms: string, isRead: boolean): void =>
  keepDiagnosisDraft({
    ...typedBefore(),
    symptoms,
    confirmed: [],
    removed: [],
    readings: [],
    isRead,
  });

/** Adds words to what was typed for the diagnosis form, below them; words that are there stay once. */
export const addToDiagnosisDraft = (words: string): void => {
  const typed = draftWords();
  const symptoms = typed.includes(words) ? typed : `${typed}\n\n${words}`.trim();
  keepDiagnosisDraft({ ...typedBefore(), symptoms });
};
