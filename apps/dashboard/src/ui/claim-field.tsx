import { t } from '@lingui/core/macro';
import { CLAIM_MAX } from '@wrenchwise/rules/report-limits';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';

/** Where somebody types what a workshop says. */
export function ClaimField({
  value,
  onChange,
  hint,
  isMissing,
}: {
  value: string;
  onChange: (claim: string) => void;
  hint: string;
  /** Whether it was sent empty. */
  isMissing: boolean;
}) {
  return (
    <Field
      label={t`What the workshop says`}
      hint={hint}
      error={isMissing ? t`What the workshop says is required` : undefined}
      required
    >
      {(control) => (
        <>
          <TextArea
            {...control}
            isCompact
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          <CharacterCount length={value.length} max={CLAIM_MAX} />
        </>
      )}
    </Field>
  );
}
