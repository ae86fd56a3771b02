import { t } from '@lingui/core/macro';
import { Field } from '@wrenchwise/ui/field.tsx';
import {
  chooseLanguage,
  chosenLanguage,
  isLanguage,
  LANGUAGES,
} from '@wrenchwise/ui/language/chosen-language.ts';
import { Select } from '@wrenchwise/ui/select.tsx';
import { useState } from 'react';

/** The language of the screens on this device. */
export function LanguageChoice() {
  const [failed, setFailed] = useState(false);
  return (
    <Field
      label={t`Language`}
      error={failed ? t`The language could not be loaded. Please try again.` : undefined}
      hint={t`For the screens on this device. Diagnoses, guides and answers are in English.`}
    >
      {(wiring) => (
        <Select
          {...wiring}
          value={chosenLanguage()}
          onChange={({ target: { value } }) => {
            if (isLanguage(value)) void chooseLanguage(value).catch(() => setFailed(true));
          }}
        >
          {Object.entries(LANGUAGES).map(([language, name]) => (
            <option key={language} value={language} lang={language}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
