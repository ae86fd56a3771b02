import { Button } from '@wrenchwise/ui/button.tsx';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { IconButton } from '@wrenchwise/ui/icon-button.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Link } from '@wrenchwise/ui/link.tsx';
import { PasswordInput } from '@wrenchwise/ui/password-input.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { Suggest } from '@wrenchwise/ui/suggest.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { ThemeSwitch } from '@wrenchwise/ui/theme-switch.tsx';
import { Tooltip } from '@wrenchwise/ui/tooltip.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { LONG_TEXT, Specimen, State } from './specimen.tsx';

const TONES = ['primary', 'secondary', 'ghost', 'danger'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;

const plus = <Plus aria-hidden className="size-4.5" />;

function Links() {
  return (
    <Specimen name="LinkButton, Link, IconButton, Tooltip">
      {() => (
        <div className="flex flex-wrap items-center gap-3">
          <LinkButton to="#controls" icon={plus}>
            A link
          </LinkButton>
          <LinkButton to="#controls" tone="secondary" size="sm">
            Secondary
          </LinkButton>
          <Link to="#controls" className="text-link">
            A link in a text
          </Link>
          <IconButton label="Delete">
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Delete, not now" disabled>
            <Trash2 aria-hidden className="size-5 opacity-55" />
          </IconButton>
          <Tooltip text="Shown on hover and focus">
            <Button tone="secondary">Hover over me</Button>
          </Tooltip>
        </div>
      )}
    </Specimen>
  );
}

function Buttons() {
  return (
    <Specimen name="Button">
      {() => (
        <>
          {TONES.map((tone) => (
            <State key={tone} name={tone}>
              <div className="flex flex-wrap items-center gap-2">
                {SIZES.map((size) => (
                  <Button key={size} tone={tone} size={size} icon={plus}>
                    {size}
                  </Button>
                ))}
                <Button tone={tone} size="icon" aria-label={`Add, ${tone}`}>
                  {plus}
                </Button>
                <Button tone={tone} disabled>
                  Disabled
                </Button>
                <Button tone={tone} busy>
                  Busy
                </Button>
              </div>
            </State>
          ))}
          <State name="wide, long text">
            <Button wide>{LONG_TEXT}</Button>
          </State>
        </>
      )}
    </Specimen>
  );
}

export function Controls() {
  return (
    <>
      <Buttons />
      <Links />
      <Specimen name="TextInput, PasswordInput, TextArea, Select">
        {() => (
          <>
            <TextInput aria-label="Empty" placeholder="A placeholder" />
            <TextInput aria-label="Filled" defaultValue={LONG_TEXT} />
            <TextInput aria-label="With an error" aria-invalid defaultValue="An error" />
            <TextInput aria-label="Disabled" disabled defaultValue="Disabled" />
            <PasswordInput aria-label="Password" defaultValue="a torque wrench" />
            <TextArea aria-label="Symptoms" defaultValue={LONG_TEXT} />
            <TextArea aria-label="Symptoms with an error" aria-invalid />
            <Select aria-label="Fuel">
              <option>Petrol</option>
              <option>{LONG_TEXT}</option>
            </Select>
            <Select aria-label="Gearbox" disabled>
              <option>Disabled</option>
            </Select>
          </>
        )}
      </Specimen>
      <Specimen name="Suggest" note="Press and type: anything may be typed.">
        {() => <Makes />}
      </Specimen>
      <Specimen name="Checkbox">
        {() => (
          <div className="grid grid-cols-1 gap-2">
            <Checkbox label="Not ticked" />
            <Checkbox label="Ticked" defaultChecked />
            <Checkbox label="Disabled" disabled />
            <Checkbox label="Required" required error="Please tick this to go on" />
            <Checkbox label={LONG_TEXT} />
          </div>
        )}
      </Specimen>
      <Specimen name="ThemeSwitch" note="These work: they change this page.">
        {() => (
          <div className="flex flex-wrap gap-3">
            <ThemeSwitch />
            <ThemeSwitch compact />
          </div>
        )}
      </Specimen>
    </>
  );
}

const MAKES = ['Audi', 'BMW', 'Citroën', 'Ford', 'Škoda', 'Toyota', 'Vauxhall', 'Volkswagen'];

function Makes() {
  const [make, setMake] = useState('');
  return (
    <Suggest
      aria-label="Make"
      listLabel="Makes"
      options={MAKES}
      value={make}
      onChange={setMake}
      placeholder="Ford"
    />
  );
}
