import { Card } from '@wrenchwise/ui/card.tsx';
import { ThemeSwitch } from '@wrenchwise/ui/theme-switch.tsx';

/** Light or dark. */
export function AppearanceCard() {
  return (
    <Card>
      <h2 className="text-lg">Appearance</h2>
      <p className="mt-1 mb-4 text-soft">Follows your device unless you choose.</p>
      <ThemeSwitch />
    </Card>
  );
}
