import { SAFETY_RULES } from '@wrenchwise/knowledge/safety-rules';
import type { SafetyRule } from '@wrenchwise/knowledge/safety-rules/rule';
import { isSymptomId, SYMPTOMS, type SymptomId } from '@wrenchwise/knowledge/symptoms';
import { describe, expect, test } from 'vitest';

import signs from '../../cases/safety/signs.json' with { type: 'json' };
import { engine } from '../testing/engine.ts';

/**
 * Each rule's subject as words: its title, its danger and each trigger must have one of them.
 * Otherwise an alert could claim something untrue.
 */
const SUBJECTS: Readonly<Record<string, readonly RegExp[]>> = {
  'car-instruction': [/car/, /stop/],
  condemned: [/inspection/, /unsafe/],
  fire: [/fire|flame|smok|smou?lder|burn/],
  'burning-smell': [/wir|electric|plastic|dash/, /burn|melt|hot|spark/],
  'fuel-leak': [
    /fuel|petrol|diesel|gas/,
    /leak|smell|drip|puddle|fume|pour|spray|reek|stink|escape/,
  ],
  'carbon-monoxide': [
    /exhaust|fume|monoxide/,
    /cabin|inside|vent|tailgate|boot|headache|dizz|sick|monoxide/,
  ],
  'battery-danger': [/batter/, /swollen|leak|hiss|hot|smok|burst/],
  'high-voltage': [/tingle|volt|hybrid|hv|isolation|insulation|electric|orange|shock/],
  'charging-hot': [/charg/, /hot|melt|burn|heat/],
  'brake-loss': [
    /brak|pedal|stop/,
    /bleeding|no brake pedal|no pedal|fail|stop|floor|sink|sank|soft|spong|mush|leak|low|no brakes|lost|loss|gave|dropp|burst|rust|unrespons|cut out|went|pump|not work|almost|faded|nothing/,
  ],
  'brake-hard': [/brak/, /hard|force|power assistance/],
  'brake-momentary': [/brak/, /moment|second/],
  'brake-grinding': [/brak/, /grind|metal on metal/],
  'brake-weak': [/brak|stop/, /longer|more distance/],
  'brake-pull': [/brak/, /pull/],
  'brake-hot': [/brak|wheel|drum/, /hot|burn|drag|heat|stuck on|staying on|glow/],
  'brake-lock': [/brak/, /lock/],
  'brake-warning': [/brak/, /light|message/],
  'abs-false': [/abs/],
  'steering-loss': [
    /steer|tie rod|ball joint/,
    /lost|loss|fail|no steer|lock|jam|can.t|could not|unable|won.t|off|detach|free|cut out|stopped|seiz|froze|disconnect|broke|snap|separat|popped/,
  ],
  'steering-self': [/steer/, /by itself/],
  'steering-assist': [/power steering/, /cut|sudden|lost|out/],
  'steering-play': [/steer/, /play|loose|dead spot|slipping/],
  'steering-sticks': [/steer/, /stick/],
  'steering-shimmy': [/steer|front|axle|wobble/, /shak|shimmy|wobble/],
  'steering-heavy': [/steer/, /heav/],
  'steering-shake': [/steering wheel/, /vibrat|shak/],
  'wheel-loose': [
    /wheel|nut/,
    /turn by hand|backing|strip|click|rock|loose|came off|come off|fell|fall|undone|missing|broke|snap|shear|wobb|tight|collaps/,
  ],
  'wheel-nuts': [/nut/, /broken/],
  'suspension-broken': [/suspension|arm|spring|axle|wheel/, /broke|snap|lean|collaps|fold|tilt/],
  'rim-damaged': [/rim|wheel/, /crack|bent/],
  'tyre-failure': [
    /tyre|tread|sidewall|bulge/,
    /bulging|lump|bang|threads|canvas|down to|cut|burst|separat|apart|came|peel|bulge|bubble|blew|blow|explod|showing|split|crack|egg/,
  ],
  'tyre-flat': [/tyre/, /flat/],
  'tyre-bald': [/tyre/, /bald/],
  'tyre-air': [/tyre/, /air|soft/],
  'measured-tread': [/tyre|tread/],
  'measured-tyre-pressure': [/tyre/],
  'measured-pads': [/pads|lining/],
  'measured-brake-fluid': [/brake fluid|fluid with water/],
  'measured-charging': [/charging|battery/],
  'measured-drive-battery': [/battery/],
  'stuck-accelerator': [
    /mat|pedal|accelerat|throttle|gas pedal|speed|surg|took off|lunged|shot|rac|revs/,
    /trapped|caught|held|stays down|itself|own|stuck|stick|sudden|unintended|foot off|without|lunged|shot/,
  ],
  'cruise-stays-on': [/cruise/],
  rollaway: [/roll|park|revers/],
  'parking-brake-weak': [/parking brake|handbrake|on hill/, /hold|fail/],
  'parking-brake-engages': [/parking brake/, /itself|own|driv/],
  'false-braking': [/brak|stopped/, /itself|no reason|nothing|own|phantom|themselves/],
  'lane-assist': [/lane|steer/],
  'self-driving': [/self-driving|autopilot/],
  'no-emergency-braking': [/emergency braking/],
  'drive-loss': [
    /stall|stop|engine|drive|driv|power|neutral|highway|motorway|traffic|freeway/,
    /stall|stop|cut|lost|lose|died|dies|die|dead|shut|off|drop|driven|goes? into|go\b|no power|neutral/,
  ],
  'oil-pressure': [/oil/, /pressure|light|lamp|no oil|pouring/],
  'engine-knock': [/engine|rod/, /knock/],
  overheating: [/hot|heat|temp|steam|boil/],
  'coolant-gas': [/bubbl/, /coolant|tank|radiator/],
  'misfire-flashing': [/engine|cel/, /flash|blink/],
  'low-power': [/power|accelerat|gas pedal|pull|speed/],
  stalls: [/engine/, /stall|stop|die/],
  'airbag-fired': [/airbag/, /itself|own|no reason|without|driving|nothing/],
  'airbag-burst': [/airbag/, /burst|explod|shrapnel|metal/],
  airbag: [/airbag|srs/],
  belt: [
    /belt|buckle/,
    /hold|held|latch|lock|undone|fail|fray|open|release|out of|straight out|does not click|torn|unbuckle|undoes|let(?:s)? go|click|cut/,
  ],
  'belt-slack': [/belt/, /loose|slack|retract/],
  'belt-trapped': [/belt/, /release|let go|get the belt out/],
  'seat-loose': [/seat|backrest/, /move|slid|loose|broke|fall|give way|slide/],
  'child-seat': [/child seat/],
  'seat-heater': [/seat/, /burn|hot/],
  bonnet: [/bonnet|hood/, /open|flew|flies|latch|fly|popped|catch|hook|releas/],
  door: [/door/, /open/],
  frame: [/frame|weld|structure|tower|pillar/, /crack|rust|broke|tear/],
  'part-comes-off': [/panel|windshield|part/, /off|out/],
  glass: [/glass|window|roof/, /shatter|explod|pieces/],
  towing: [/tow|trailer|caravan|hitch/],
  'lid-falls': [/tailgate|boot lid/, /fall|drop|sink/],
  wipers: [/wiper|rain/],
  lights: [/light|lamp|dark|beam/],
  'child-lock': [/child|toddler|kid|son|daughter/, /lock|door/],
  'runaway-diesel': [/diesel|rev|engine|running/, /away|own oil|runaway|key out|ignition off/],
  'brake-lights': [/brake light/],
  'misted-glass': [/mist|fog|ice/],
};

/** Reviewed phrases that express the danger in other words, with their meaning. */
const MEANT: Readonly<Record<string, string>> = {
  'headache driving smell': 'I get a headache when driving from the smell.',
  'wheels locked up': 'All the wheels locked up when I touched the brakes.',
  smouldering: 'The carpet was smouldering.',
  smoldering: 'The carpet was smoldering.',
  'revs to redline by itself': 'The engine revs to the redline by itself.',
};

const textOf = (id: SymptomId): string =>
  `${SYMPTOMS[id].label}. ${SYMPTOMS[id].question}`.toLowerCase();

const unlike = (rule: SafetyRule, text: string): boolean =>
  !(SUBJECTS[rule.id] ?? [/(?!)/]).every((words) => words.test(text.toLowerCase()));

const SIGNS = SAFETY_RULES.flatMap((rule) =>
  rule.symptoms.map((symptom): readonly [SymptomId, SafetyRule] => [symptom, rule]),
);

const descriptions: Readonly<Record<string, string>> = signs.signs;

describe('a safety rule', () => {
  test.each(SAFETY_RULES.map((rule) => [rule.id, rule] as const))(
    '%s has a title that is true of whatever sets it off',
    (_, rule) => {
      expect(unlike(rule, `${rule.title}. ${rule.danger}`), rule.title).toBe(false);
      expect(rule.symptoms.filter((id) => unlike(rule, textOf(id)))).toEqual([]);
      expect(rule.phrases.filter((phrase) => unlike(rule, phrase) && !(phrase in MEANT))).toEqual(
        [],
      );
    },
  );

  test('shares no symptom and no phrase with another', () => {
    for (const all of [
      SAFETY_RULES.flatMap(({ symptoms }) => symptoms),
      SAFETY_RULES.flatMap(({ phrases }) => phrases),
    ]) {
      expect(all.filter((sign, at) => all.indexOf(sign) !== at)).toEqual([]);
    }
  });

  test.each(SAFETY_RULES.map((rule) => [rule.id, rule] as const))(
    '%s orders what its verdict says, and its danger orders nothing',
    (_, { verdict, severity, danger, advice, forbids = [] }) => {
      expect(danger).not.toMatch(
        /\b(?:drive (?:only|slowly|gently)|do not (?:drive|start)|only to (?:where|a))/i,
      );
      const stays = /\bdo not (?:drive|start|run)|nobody may sit|not (?:switch it on|start it)/i;
      if (verdict === 'no') {
        expect(severity).toBe('high');
        expect(advice).toMatch(stays);
        expect(advice).not.toMatch(/\bdrive (?:only )?(?:gently|slowly) (?:to|home)/i);
      } else {
        expect(advice).not.toMatch(/(?:^|\. )do not drive(?: it)?\./i);
      }
      expect(forbids.includes('running')).toBe(
        /\b(?:do not (?:start|run|switch it on|open the bonnet)|stop(?: [^.]*)?,? (?:and )?switch (?:it )?off)/i.test(
          advice,
        ),
      );
    },
  );

  test('covers only rules that are there and no stricter', () => {
    for (const rule of SAFETY_RULES) {
      for (const id of rule.covers ?? []) {
        const covered = SAFETY_RULES.find((one) => one.id === id);
        expect(covered, `${rule.id} covers ${id}`).toBeDefined();
        if (rule.verdict === 'caution') expect(covered?.verdict).toBe('caution');
      }
    }
  });
});

describe('what an owner says', () => {
  test('is written down for every symptom that sets off a rule, and for no other', () => {
    expect(Object.keys(descriptions).toSorted()).toEqual(
      SIGNS.map(([symptom]) => symptom).toSorted(),
    );
  });

  test.each(SIGNS)('of %s raises its rule, and the title and verdict agree', (symptom, rule) => {
    const { alerts, canDrive, severity } = engine.diagnose(
      { text: descriptions[symptom] ?? '' },
      {},
    );
    const coverers = SAFETY_RULES.filter((one) => one.covers?.includes(rule.id));
    const ids = new Set([rule, ...coverers].map(({ id }) => id));
    expect(alerts.map(({ id }) => id).filter((id) => ids.has(id))).not.toEqual([]);
    const [first] = alerts;
    if (canDrive.alertId === undefined) {
      expect(canDrive.verdict).toBe('no');
      expect(alerts.map(({ verdict }) => verdict)).not.toContain('no');
    } else {
      expect(first?.id).toBe(canDrive.alertId);
      expect(canDrive.verdict).toBe(first?.verdict);
      expect(canDrive.reason).toBe(`${first?.title}. ${first?.advice}`);
    }
    if (rule.verdict === 'no') expect(canDrive.verdict).toBe('no');
    if (canDrive.verdict === 'no') expect(severity).toBe('high');
    // 'Drive only gently' never stands beside 'do not drive'.
    if (canDrive.verdict === 'no') {
      for (const { verdict, advice } of alerts) {
        if (verdict !== 'no') expect(advice).not.toMatch(/\bdrive (?:only )?(?:slowly|gently)/i);
      }
    }
  });

  test.each(SAFETY_RULES.flatMap((rule) => rule.phrases.map((phrase) => [phrase, rule] as const)))(
    'as “%s” raises the rule that has the phrase',
    (phrase, rule) => {
      const { alerts } = engine.diagnose({ text: MEANT[phrase] ?? phrase }, {});
      const ids = new Set(alerts.map(({ id }) => id));
      const own = [rule, ...SAFETY_RULES.filter((one) => one.covers?.includes(rule.id))];
      expect(own.map(({ id }) => id).filter((id) => ids.has(id))).not.toEqual([]);
    },
  );
});

describe('a yes to a question', () => {
  test.each(SIGNS.filter(([id]) => isSymptomId(id)))(
    'about %s is quoted as the question that was asked',
    (symptom, rule) => {
      const { alerts } = engine.diagnose(
        {
          text: 'Something is odd.',
          answers: [{ questionId: `symptom:${symptom}`, optionId: 'yes' }],
        },
        {},
      );
      expect(alerts[0]).toMatchObject({
        id: rule.id,
        source: 'answer',
        text: SYMPTOMS[symptom].question,
        title: rule.title,
      });
    },
  );
});

describe('a seat-belt buckle that lets go', () => {
  test.each([
    'The seat-belt buckle opens under braking',
    'seat belt buckle opens when I brake',
    'My seatbelt buckle pops open by itself',
    'the belt comes out of the buckle when I brake hard',
    'The buckle came open in a sharp stop',
    'rear seat belt buckle comes undone when braking',
  ])('raises an alert: %s', (text) => {
    const { alerts, canDrive } = engine.diagnose({ text }, {});
    expect(alerts[0]?.id).toBe('belt');
    expect(canDrive.verdict).toBe('no');
  });
});
