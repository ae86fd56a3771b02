import { FAULTS } from '@wrenchwise/knowledge/catalogue';
import { expect, test } from 'vitest';

import { engine } from '../../testing/engine.ts';

const SIGNS = [
  'It pulls badly up hills, uses more fuel than it did and the engine light is on.',
  'There is a knocking from the front over bumps and the steering wheel shakes at 60 mph.',
  'Coolant drops a little each week, no white smoke, runs at normal temperature.',
  'It cranks slowly in the morning and the battery light flickers.',
];

const CLAIMS: readonly ((name: string) => string)[] = [
  (name) => `The garage says it is ${name} and wants £640. `,
  (name) => `They reckon it is down to ${name}. `,
  (name) => `My mechanic told me it has ${name}. `,
  (name) => `The MOT man says it is ${name}. `,
  (name) => `The dealer diagnosed ${name}. `,
  (name) => `The AA man thought it was ${name}. `,
];

/** As it is said: without the list or the occasion that a name adds. */
const said = (name: string): string =>
  name.charAt(0).toLowerCase() + (name.split(/:|,| after /)[0] ?? name).slice(1);

/** Every fifth fault: all systems have a part in it. */
const SAMPLE = FAULTS.filter(({ name }, at) => at % 5 === 0 && !name.startsWith('No fault'));

test('what a workshop says it is moves no probability, whatever fault it names', () => {
  const without = SIGNS.map((text) => engine.diagnose({ text }, {}));
  const moved = SAMPLE.flatMap(({ name }, at) => {
    const sign = at % SIGNS.length;
    const claim = CLAIMS[at % CLAIMS.length]?.(said(name)) ?? '';
    const { causes } = engine.diagnose({ text: claim + SIGNS[sign] }, {});
    const before = without[sign]?.causes.map(({ faultId, probability }) => [faultId, probability]);
    const after = causes.map(({ faultId, probability }) => [faultId, probability]);
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [claim];
  });
  expect(moved).toEqual([]);
});

const KNOCK = 'Over bumps it knocks from the front left and the wheel shakes at 60.';

test.each([
  'Our local specialist, who only does gearboxes, says mechatronic, £1,400.',
  'Their report lists bushes, both sides, £310.',
  'A pal with a ramp had a look and blames the top mounts, £40 each.',
  'On the phone they said it would be the rack, around £900, and that I should not wait.',
  "The workshop's mail: lower ball joints, £210 a side, cannot be left.",
  'Roadside assistance wrote wheel bearing on the slip.',
  'Advisory from the tester: slight play in the front ball joint.',
  'The lad there goes it will be the shocks, mate, they all leak at 60k.',
  'We had it at Bosch and they are certain it is the gearbox, full rebuild, £2,800.',
  'Garage: new alternator needed, £380 fitted.',
  'I was quoted £560 for a new condenser.',
  'Old boy who used to run a garage heard it and said big end.',
  'The quick fit place says four tyres and alignment, £420, because they are over six years old.',
  'The bodyshop thinks the wiring behind the bumper has corroded, wants half a day to look.',
  'A friend who works for a parts shop suspects the wiring.',
  'He had a listen and says tappets, a flush and new oil will cure it.',
  'He says the belt is slipping and needs a new tensioner too.',
  'VW wanted £1,900 for a dual-clutch pack, and would not test anything first.',
  'The seller reckons it just needs a battery.',
  'Dealer diagnosis: on-board charger. £2,600, part only.',
  'The lady on reception told me the turbo is leaking oil and should be replaced before it takes the engine with it.',
  'They say I need discs as well as pads because the discs are lipped.',
  'My usual chap is on holiday and the stand-in insists on a new clutch master, plus the slave while he is there.',
  'It needs an injector, so says the diesel man.',
  'Both garages I asked said catalyst.',
  'I rang the dealer and they said it is bound to be the pump.',
  'The garage says the head gasket, £1,800. The engine has to come out.',
  'The garage says the turbo. You cannot buy the cartridge by itself.',
  'He says the rack is worn. No point repairing the old one, he would fit a reconditioned one.',
  'They say the battery pack is finished, £4,000. It is only sold as a whole.',
  'The dealer says the gearbox needs replacing. The warranty has run out and the part alone is £2,900.',
  'It went in for a service and the garage rang: all four dampers, £600.',
  'Took it to the dealer on Monday. They plugged it in and say the mechatronic unit.',
  'The MOT man gave me an advisory for the front lower arm bushes.',
  'He has put a note on the invoice: both rear springs corroded, replace soon.',
  'The mechanic had it for two days and came back with a new ECU, £900.',
  'My garage wants £320 for a coil pack and plugs, says they do them as a set.',
  'I have been quoted for a dual mass flywheel and clutch, because you always change both.',
  'The fitter at the tyre bay says it is not the tyres, it is the wheel bearing.',
  'He told me it wants a new cat.',
  'They are telling me I need a hybrid battery.',
  'It needs a new EGR according to the bloke at the garage, he does them every week.',
  'The man next door, a retired mechanic, thinks it is just the strut top mount.',
  'The tester said that the rear shock absorbers were leaking and failed it.',
  'Dealer: "your compressor is dead, £1,450 fitted".',
  'The AA patrol thought it might be the fuel pump relay or the pump itself.',
  'The garage diagnosed it over the phone as the alternator.',
  'The garage has diagnosed a leaking injector, wants to replace all four.',
])('moves none, whoever says it and whatever is said for it: %s', (claim) => {
  const figures = (text: string) =>
    engine.diagnose({ text }, {}).causes.map(({ faultId, probability }) => [faultId, probability]);
  expect(figures(`${KNOCK} ${claim}`)).toEqual(figures(KNOCK));
});
