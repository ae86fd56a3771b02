import { t } from '@lingui/core/macro';
import { Card } from '@wrenchwise/ui/card.tsx';
import { ThemeSwitch } from '@wrenchwise/ui/theme-switch.tsx';

import { LanguageChoice } from './language-choice.tsx';

/** Light or dark, and the language of the screens. */
export function AppearanceCard() {
  return (
    <Card>
      <h2 className="text-lg">{t`Appearance`}</h2>
      <p className="mt-1 mb-4 text-soft">{t`Follows your device unless you choose.`}</p>
      <ThemeSwitch />
      <div className="mt-6 max-w-xs">
        <LanguageChoice />
      </div>
    </Card>
  );
}
