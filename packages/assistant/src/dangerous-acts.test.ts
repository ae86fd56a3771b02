import { describe, expect, test } from 'vitest';

import { dangerousAct } from './dangerous-acts.ts';
import { normalise } from './normalise.ts';

const answer = (question: string, about = '') => dangerousAct(normalise(question), about);

describe('a dangerous act', () => {
  test.each([
    ['can I weld it myself', 'Cracked fuel tank seam', /vapour explodes/],
    ['mate says just braze the brake pipe', '', /bursts when you brake/],
    ['can i solder the airbag wire', '', /set off an airbag/],
    ['could I pinch the hose off and get home', 'Leaking brake hose', /must not clamp/],
    ['drive it home on three brakes?', '', /brake missing/],
    ['could i put water in the brake fluid for now', '', /Water boils/],
    ['top it up with water?', 'Low oil in the rear differential', /exact oil/],
    ['would vegetable oil do instead of diesel', '', /No\. The pump/],
    ['can I open the coolant cap while it is hot', '', /boiling coolant/],
    ['can I heat the ball joint nut with a torch', '', /must not be welded, heated/],
    ['the sides are swollen but its only a quick jump', 'Jump-start a car', /burst and spray acid/],
    ['can i just bridge it with a bit of wire', 'Burnt blower resistor', /no limit left/],
    ['stick a bit of foil round the fuse till monday?', '', /no limit left/],
    ['pulled the brake light bulbs, ok to drive to work?', '', /see too late/],
    ['can i take the cap off while its steaming', 'Engine overheats', /boiling coolant/],
    ['charger on a battery that stinks of sulphur ok?', '', /do not connect it/],
  ])('is refused with its reason: %s', (question, about, reason) => {
    const text = answer(question, about);
    expect(text).toMatch(reason);
    expect(text).not.toMatch(/^yes/i);
  });

  test('that has happened already is answered with what must not be done next', () => {
    expect(answer('help put half a litre in the diesel by mistake', 'Top up AdBlue')).toMatch(
      /Do not start the engine/,
    );
    expect(answer('my lad put petrol in the wrong tank')).toMatch(/drained/);
  });

  test.each([
    ['there is a grinding from the wheel', 'Worn wheel bearing'],
    ['can i top up the coolant with water', 'Leaking water pump'],
    ['can i jump it with jump leads', 'Worn-out 12 V battery'],
    ['can I clean the fuse contacts with a brush', 'Corroded fuse box'],
    ['can I drill out the disc screw', 'Worn brake discs'],
    ['i topped up the oil with water last year', ''],
    ['can I solder the radiator', 'Leaking radiator. Radiator end tank leaking'],
    ['how do i bleed the brake', 'Air in the brakes'],
    ['exhaust smells of rotten eggs after a jump start', 'Worn catalytic converter'],
  ])('is not seen in what is none: %s', (question, about) => {
    expect(answer(question, about)).toBeUndefined();
  });
});
