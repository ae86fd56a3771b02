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

/** Adds words to what was typed for the diagnosis form, below them; words that are there stay once. */
export const addToDiagnosisDraft = (words: string): void => {
  let kept: object = {};
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(DIAGNOSIS_DRAFT) ?? '{}');
    if (typeof read === 'object' && read !== null) kept = read;
  } catch {
    // What cannot be read is no draft.
  }
  const typed = 'symptoms' in kept && typeof kept.symptoms === 'string' ? kept.symptoms : '';
  const symptoms = typed.includes(words) ? typed : `${typed}\n\n${words}`.trim();
  keepDiagnosisDraft({ ...kept, symptoms });
};
