import { SAFETY_RULES } from '@wrenchwise/knowledge/safety-rules';
import type { SafetyRule } from '@wrenchwise/knowledge/safety-rules/rule';
import { isSymptomId, SYMPTOMS, type SymptomId } from '@wrenchwise/knowledge/symptoms';
import { describe, expect, test } from 'vitest';

import signs from '../../cases/safety/signs.json' with { type: 'json' };
import { engine } from '../testing/engine.ts';
import { MEANT_PHRASES } from './meant-phrases.ts';

/**
 * Each rule's subject as words: its title, its danger and each trigger must have one of them.
 * Otherwise an alert could claim something untrue.
 */
const SUBJECTS: Readonly<Record<string, readonly RegExp[]>> = {
  'car-instruction': [
    /car|display|dash|screen|panel|message|cluster|warning|fault|red stop/,
    /stop|standstill|halt|switch off|tow|pull over/,
  ],
  fire: [/fire|flame|smok|smou?lder|burn|spark|caught light|orange glow|paint bubbled/],
  'burning-smell': [
    /wir|electric|plastic|dash|plug|fuse|switch|relay|button|dimmer|knob|socket|cable|loom|harness|connector|insulation|terminal|charger|copper|smell|crackling|whiff|pong|stink|odour|barrel|ignition|stalk/,
    /burn|melt|hot|spark|char|crisp|scorch|smell|copper|brown|black|fishy|smoulder|fried|frazzled|sizzl|arcing|crackling|bubbled|acrid|ozone|roast|scald|blister|gooey|discolour|deform|warp|cook|foil|silver|paper clip|bridged|penny|singe|toast/,
  ],
  'fuel-leak': [
    /fuel|petrol|diesel|gas|filler|tank|injector|rainbow|unleaded|benzin|forecourt/,
    /leak|smell|drip|puddle|fume|pour|spray|reek|stink|escape|split|perished|cracked|sweat|damp|wet|chafed|rotten|rust|burst|weep|rubb|gush|hole|bead|trickl|running|jet|squirt|pool|forecourt|dribbl|seep|stream|ooz|whiff|pong/,
  ],
  'carbon-monoxide': [
    /exhaust|fume|monoxide|smell|headache|dizz|woozy|drows|groggy|sore head|pain head|stomach|taste|stink|pong|whiff|alarm|detector/,
    /cabin|inside|vent|tailgate|boot|headache|dizz|sick|monoxide|smell|eyes|head|woozy|drows|seat|floor|water|nausea|chok|cab|camper|asleep|sleepy|throat|throw up|vomit|groggy|breathe|blowing|unwell|poorly|light headed|kids|baby|stomach|bus|lorry|taste|chirp|beep|went off|goes off|heater|long runs|window/,
  ],
  'battery-danger': [
    /batter|jump lead/,
    /swollen|leak|hiss|hot|smok|burst|spark|puff|bulg|bloat|fizz|boil|rotten|sulphur|stink|explod|smell|eggs|blown|split|crack|swell|swelled|steam|melt|bubbl|balloon|wrong|backwards|cushion|pillow|domed|acid|sizzl|spew/,
  ],
  'high-voltage': [
    /tingle|volt|hybrid|hv|isolation|insulation|electric|orange|shock|battery|ev |pack|bev/,
  ],
  'charging-hot': [/charg|charg|wall box/, /hot|melt|burn|heat|brown|scorch|black|sizzl/],
  'brake-loss': [
    /brak|pedal|stop|foot|fluid|dot ?[34]|cylinder|hydraulic|copper|flexi|caliper|pads|lining|friction|point/,
    /bleeding|no brake pedal|no pedal|fail|stop|floor|sink|sank|soft|spong|mush|leak|low|no brakes|lost|loss|gave|dropp|burst|rust|unrespons|cut out|went|pump|not work|almost|faded|nothing|perish|bulg|swell|swollen|blister|bubbl|crack|split|cords|fabric|corro|flaky|chaf|worn|wet|damp|weep|kink|rotten|balloon|rubb|danger|fluid|down|flat|hill|lump|bump|crusty|pinhole|sweat|snapp|cut|hang|sponge|torn|fray|melt|red light|hit|gone|packed|resistance|fell|creep|away|travel|inch|bites|long|bleed|moved|end|topping|every|minimum|empty|drip|soaked|pour|seep|disappear|vanish|braid|pitted|crumbl|eaten|twist|spray|grape|miss|loose|undone|dangl|flapp|swing|shear|pieces|two|explod|detach|disintegrat|came|rivets|jelly|marshmallow|squishy|squidgy|cushion|nothing|empty|until|before|halfway|rises|comes up|slow/,
  ],
  'brake-hard': [
    /brak|pedal|servo/,
    /hard|force|power assistance|feet|servo|solid|brick|wooden|booster|stone|assistance|weight|strength|wall|concrete|rock|board|stand|wood|plank|vacuum|cannot press|leg/,
  ],
  'brake-momentary': [/brak|pedal/, /moment|second|instant|bump/],
  'brake-grinding': [
    /brak|pads|shoes/,
    /grind|metal on metal|worn|metal|backing|lining|friction|coffee|scor/,
  ],
  'brake-weak': [/brak|stop/, /longer|more distance/],
  'brake-pull': [/brak|drags/, /pull|drags|darts|veer|swerve/],
  'brake-hot': [/brak|wheel|drum/, /hot|burn|drag|heat|stuck on|staying on|glow/],
  'brake-lock': [/brak/, /lock/],
  'brake-warning': [/brak/, /light|message/],
  'abs-false': [/abs/],
  'steering-loss': [
    /steer|tie rod|ball joint|wheel/,
    /lost|loss|fail|no steer|lock|jam|can.t|could not|unable|won.t|off|detach|free|cut out|stopped|seiz|froze|disconnect|broke|snap|separat|popped|bolt|wheel|fell|solid|dead|gone|respon|connection|hanging|apart|away|nothing|lap|spins|spun/,
  ],
  'steering-self': [
    /steer|swerved/,
    /by itself|alone|turned|pull|yank|twitch|swerve|jerk|itself|own/,
  ],
  'steering-assist': [
    /power steering|wheel|power assist|steering|eps|assistance/,
    /cut|sudden|lost|out|fail|drop|stop|off|gone|intermittent|stiff|hard|heavy|moment|ton|red|tractor|lorry|disappear/,
  ],
  'steering-play': [
    /steer|tie rod|track rod|ball joint|column|turn|pinch bolt|tyres|wheels|rim|bolt|rack|tie rod|link|arm|shaft|pin|kingpin/,
    /play|loose|dead spot|slipping|worn|movement|wobble|lift|waggle|clack|shot|moves|rock|danger|knock|clunk|inch|slop|turn|missing|slack|late|answer|after|delay|swing|hand width|lag|zone|wander|undone|shear|fell|slide|backed|crack|threads|unscrew|bent|flop|vague|spline|slip/,
  ],
  'steering-sticks': [/steer/, /stick/],
  'steering-shimmy': [
    /steer|front|axle|wobble|wheels|shimmy|shakes violently|wheel/,
    /shak|shimmy|wobble|whip|shook|oscillat|hop/,
  ],
  'steering-heavy': [/steer/, /heav/],
  'steering-shake': [/steering wheel/, /vibrat|shak/],
  'wheel-loose': [
    /wheel|nut|bearing|bolts|studs|hub|holes/,
    /turn by hand|backing|strip|click|rock|loose|came off|come off|fell|fall|undone|missing|broke|snap|shear|wobb|tight|collaps|spin|hang|lean|rattle|drop|dangl|mov|tips|parted|gone|play|pieces|red hot|apart|destroyed|disintegrat|failed|angle|vanish|lost|disappear|left|wonky|held|about|given|gave|unscrew|forgot|never|oval|elongat|wallow|worn|crack|stretch|finger|spun|overtook|slop|twelve|tilt/,
  ],
  'wheel-nuts': [/nut|stud/, /broken|snap|cross|stripped|missing|thread/],
  'suspension-broken': [
    /suspension|arm|spring|axle|wheel|joint|strut|rod|hub|corner|link|wishbone|coil|bush|subframe|cradle|shock|damper|leaf|shackle|bar|car|corner|front|rear|back end|nearside|offside|balljoint|subframe|crossmember/,
    /broke|snap|lean|collaps|fold|tilt|hang|fractur|crack|split|pieces|dangl|rust|detach|bent|half|arch|wrong|corner|shift|moved|points|splay|jumped|popped|came|lift|socket|cup|apart|parted|fell|pulled|sits|through|floor|ground|drive|road|tyre|gave|drop|torn|gone|pok|stick|bit missing|rotten|jagged|touching|rubb|against|off|separat|slides|shift|bash|punch|loose|miss|shear|moves|slam|bump stops|sag|digging|hitting|adrift|ready|play|fall|rotted|boot/,
  ],
  'rim-damaged': [/rim|wheel|rim|alloy/, /crack|bent|broke|chunk|buckle|egg|spoke|split/],
  'tyre-failure': [
    /tyre|tread|sidewall|bulge|wires|cords|worn|cord|flank|rubber|nail|screw|bolt|lump|egg|bump|blister|golf ball|knob/,
    /bulging|lump|bang|threads|canvas|down to|cut|burst|separat|apart|came|peel|bulge|bubble|blew|blow|explod|showing|split|crack|egg|wires|cords|ball|slit|gash|blister|tumour|swell|swollen|torn|ripped|shredded|strings|delaminat|hang|steel|strip|chunk|blown|fabric|crack|white|metal|deform|pimple|lost|flap|bump|slash|cord|coming|pieces|wall|boil|hernia|knob|perish|shoulder|edge|thump|rim|flank|running|visible|strands|sidewall|unpeel/,
  ],
  'tyre-flat': [
    /tyre|flat|wheel/,
    /flat|gone|down|empty|nail|no air|air|sit|rim|pancake|rim|loses all/,
  ],
  'tyre-bald': [
    /tyre|tread|edge/,
    /bald|tread|smooth|bars|limit|illegal|grooves|pattern|profile|worn/,
  ],
  'tyre-air': [/tyre/, /air|soft|psi|pump|blow up|loses/],
  'measured-tread': [/tyre|tread/],
  'measured-tyre-pressure': [/tyre/],
  'measured-pads': [/pads|lining/],
  'measured-brake-fluid': [/brake fluid|fluid with water/],
  'measured-charging': [/charging|battery/],
  'measured-drive-battery': [/battery/],
  'stuck-accelerator': [
    /mat|pedal|accelerat|throttle|gas pedal|speed|surg|took off|lunged|shot|rac|revs|forward|ahead|leapt|foot off|engine|drove off|moved off|set off|lurch|crept|jump|bottle|carpet|rpm|cable|lunge|\bcar\b|\bvan\b|\bit\b/,
    /trapped|caught|held|stays down|itself|own|stuck|stick|sudden|unintended|foot off|without|lunged|shot|forward|ahead|alone|unprompted|nobody|back|jam|hang|wall|park|neutral|roar|untouched|return|come up|kick|floored|hung|garage|barely|hedge|ran away|halfway|speed|catch|snag|fray|brake|climb|creep|rise|rocket|stuck|pull|hit|under|let go|off gas|off pedal|car park|touching|no foot|bunch|slides|traps|over pedal|sticky/,
  ],
  'cruise-stays-on': [/cruise/],
  rollaway: [/roll|park|revers|crept|in p|drive|in p|handbrake|shows p|selector|select d|in d/],
  'parking-brake-weak': [
    /parking brake|handbrake|on hill|lever|e brake/,
    /hold|fail|clicks|slid|creep|roll|slip|snap|flop|tension|useless|pulls|high|grip|wander|brick|chock|applied|drift|fault/,
  ],
  'parking-brake-engages': [
    /parking brake|handbrake/,
    /itself|own|driv|lock|clamp|grab|slam|motorway|tyres|activat|came on/,
  ],
  'false-braking': [/brak|stopped/, /itself|no reason|nothing|own|phantom|themselves|grab|slam/],
  'lane-assist': [/lane|steer/],
  'self-driving': [/self-driving|autopilot|self driving|fsd/],
  'no-emergency-braking': [/emergency braking|automatic braking/],
  'drive-loss': [
    /stall|stop|engine|drive|driv|power|neutral|highway|motorway|traffic|freeway|gear|water|lane|crossroads|overtaking|lorry|roundabout|carriageway|bypass|electric|everything|blackout|dash|cluster|instruments|clocks|gauges|dials|conks|conked|dies|cuts? out|pops|popped|jump|slip|fall|drop|kick|motor|lever/,
    /stall|stop|cut|lost|lose|died|dies|die|dead|shut|off|drop|driven|goes? into|go\b|no power|neutral|gear|transmission|jump|slip|blackout|black|dark|zero|conk|quit|pack|pop|fall|off|switch|turns itself|gone|none/,
  ],
  'oil-pressure': [
    /oil|sump|drain|dipstick/,
    /pressure|light|lamp|no oil|pouring|ran out|road|dump|pours|sump|red oil|gauge|needle|drop|emptied|every|fell out|came out|all oil|threaded|everywhere|warning|dry/,
  ],
  'engine-knock': [
    /engine|rod|bottom|heavy|deep/,
    /knock|hammer|anvil|spanners|hole|let go|thud|clatter|metal|bang/,
  ],
  overheating: [
    /hot|heat|temp|steam|boil|radiator|needle|coolant|engine|gauge|dial|thermometer|expansion|tank|reservoir|overheat/,
  ],
  'coolant-gas': [
    /bubbl|burst|split|red|spit|up to|boil|cook|block|combustion|exhaust|bubbl/,
    /coolant|tank|radiator|coolant|block|combustion/,
  ],
  'misfire-flashing': [/engine|cel|engine/, /flash|blink|wink/],
  'low-power': [/power|accelerat|gas pedal|pull|speed/],
  stalls: [/engine/, /stall|stop|die/],
  'airbag-fired': [
    /airbag|bag/,
    /itself|own|no reason|without|driving|nothing|face|blew|popp|fired|opened|inflated|pothole|went off/,
  ],
  'airbag-burst': [
    /airbag|takata|inflator/,
    /burst|explod|shrapnel|metal|takata|inflator|rupture|pieces|shard|do not drive|recall/,
  ],
  airbag: [/airbag|srs/],
  belt: [
    /belt|buckle|belt/,
    /hold|held|latch|lock|undone|fail|fray|open|release|out of|straight out|does not click|torn|unbuckle|undoes|let(?:s)? go|click|cut|pulls out|pops|stay|anchor|chew|comes|bolt|mount|torn|unclips|loose|buckle|hold|lock|undo|popp|threads|torn|hanging|stitch|knot|seized|nicked|burnt|unlatch/,
  ],
  'belt-slack': [/belt/, /loose|slack|retract/],
  'belt-trapped': [
    /belt|buckle/,
    /release|let go|get the belt out|stuck|undo|unbuckle|unlatch|open|jam|trapped|cut/,
  ],
  'seat-loose': [/seat|backrest/, /move|slid|loose|broke|fall|give way|slide/],
  'child-seat': [/child seat|isofix|tether|baby seat|anchor/],
  'seat-heater': [/seat|heat/, /burn|hot|roast|scorch|singe|off/],
  bonnet: [
    /bonnet|hood|front lid|frunk/,
    /open|flew|flies|latch|fly|popped|catch|hook|releas|jump|lift|tied|stay|flutter|bounce|shake|close|pops|came|held|cable ties|strapped|bungee|rope|ratchet|ajar|screen|lock|bent|unlatch/,
  ],
  door: [
    /door|tailgate|boot|hatch/,
    /open|tied|stay|latch|flew|held|click|swing|swung|shot|slid|burst|came|cable ties|strapped|bungee|ratchet|hinge|roped|catch|flies/,
  ],
  frame: [
    /frame|weld|structure|tower|pillar|chassis|mount|sill|crossmember|inner wing|floor|strut|cradle|seat|turret|section|subframe/,
    /crack|rust|broke|tear|rotten|hole|snap|through|screwdriver|see|crumble|fist|fell|ripped|gives|bent|hand|rott|lace|biscuit|eaten|perforat|split|punch|torn/,
  ],
  'part-comes-off': [
    /panel|windshield|part|bumper|exhaust|undertray|shield|spoiler|back box|skirt|mudguard|roof|sunroof|plastic|wheel arch|mirror|thing|something|bit|piece|plate|metal|pipe|bar|rod|bracket|strap|cable|tray|cover|tank|windscreen|glass|trim/,
    /off|out|hang|dangl|flap|drag|scrape|spark|held tape|fall|fell|loose|detach|tied|drop|scoop|droop|trailing|scrap|strap|sag|push|moves|glue|lift|letting|peel|bonded/,
  ],
  glass: [/glass|window|roof|window|sunroof/, /shatter|explod|pieces|smash|burst|shatter|explod/],
  towing: [/tow|trailer|caravan|hitch|coupling|roof rack|horsebox|breakaway/],
  'lid-falls': [
    /tailgate|boot lid|lid|bonnet|hatch/,
    /fall|drop|sink|hit|fell|drop|down|stay up|slam/,
  ],
  wipers: [/wiper|rain/],
  lights: [/light|lamp|dark|beam|headl|taill|sidel/],
  'child-lock': [/child|toddler|kid|son|daughter/, /lock|door/],
  'runaway-diesel': [
    /diesel|rev|engine|running|key|oil|scream|smoke|sump|dipstick/,
    /away|own oil|runaway|key out|ignition off|smoke|scream|rac|itself|oil|overfull|switch off|carried|above|over|dpf|regen|diesel|head off|on its own|own|shut/,
  ],
  'brake-lights': [/brake light|stop lamp|brake lamp/],
  'steering-binds': [
    /steer|column|wheel|rack|turning|locked|jammed|stuck/,
    /jam|bind|snag|catch|tight|stuck|lock|wrench|hung up|grab|hitch|freed|frees|sticks|seized|stiff|unlock/,
  ],
  'gearbox-locks': [
    /gear|transmission|box|axle|diff|wheels locked|wheels stopped|shifts down|changed down|changes down|jumped down|kick|downshift|two gears|wheels|it locked|auto|gearbox|it slammed/,
    /lock|jam|seized|itself|gears|kick|downshift|stopped|own|froze|slam|lower|first|shift/,
  ],
  'shaft-loose': [
    /shaft|prop|cardan|joint|axle|bearing|uj|nut|carrier|flange|driveshaft|propshaft|halfshaft/,
    /loose|hang|fell|drop|out|dangl|flail|bolts|hit|dug|broke|snap|apart|bangs|off|gone|adrift|away|disconnect|lying|drag|swing|thrash|beat|needles|cap|vibrat|torn|collaps|undone|miss|flapp|worked|two bolts|play|backed/,
  ],
  'coolant-in-gearbox': [
    /gearbox|transmission|automatic|atf|pink|strawberry|milkshake|auto|red oil/,
    /coolant|milk|pink|strawberry|water|antifreeze|radiator|emulsion|froth|tank|foam|cream/,
  ],
  condemned: [
    /fail|danger|roadworthy|unsafe|safe|about to go|\bfit\b|legal|sticker|refused|death trap|unroadworthy/,
  ],
  flooded: [/water|flood|river|submerg|hydro|ford|underwater/],
  'seat-breaks': [
    /seat|backrest|chair|recliner/,
    /break|sheared|snap|loose|miss|broke|off|back|crack|tip|collaps|gave|fell|slid|bolt|mov|flew|rocks|ripped|rust|lock|slides|unbolt/,
  ],
  'hitch-off': [
    /trailer|caravan|tow|hitch|coupling|horsebox/,
    /off|loose|away|unhitch|let go|part|unhook|detach|chains|crack|broke|bolt|rip|shear|hang|tear|rust|snap|pin|rotten|tilt|adrift|ditch|overtook|lost|drop|click|latch|seated|wobbl|pops|jump|bounc|unlatch/,
  ],
  'cracked-screen': [
    /windscreen|windshield|front screen|screen/,
    /crack|shatter|crazed|spider/,
    /view|sight|driver|see|me|vision|eye|steering wheel/,
  ],
  'misted-glass': [
    /mist|fog|ice|glass|window|windscreen|steam|condensation|defroster|heated screen|blower|demister/,
  ],
};

/** Each alternative begins a word: 'edge' is none of 'wedged', and 'own' none of 'down'. */
const SUBJECT_WORDS: ReadonlyMap<string, readonly RegExp[]> = new Map(
  Object.entries(SUBJECTS).map(([id, list]) => [
    id,
    list.map(({ source }) => new RegExp(`\\b(?:${source})`)),
  ]),
);

const textOf = (id: SymptomId): string =>
  `${SYMPTOMS[id].label}. ${SYMPTOMS[id].question}`.toLowerCase();

const unlike = (rule: SafetyRule, text: string): boolean =>
  !(SUBJECT_WORDS.get(rule.id) ?? [/(?!)/]).every((words) => words.test(text.toLowerCase()));

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
      expect(
        rule.phrases.filter((phrase) => unlike(rule, phrase) && !(phrase in MEANT_PHRASES)),
      ).toEqual([]);
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
    // 'Drive only gently' never is beside 'do not drive'.
    if (canDrive.verdict === 'no') {
      for (const { verdict, advice } of alerts) {
        if (verdict !== 'no') expect(advice).not.toMatch(/\bdrive (?:only )?(?:slowly|gently)/i);
      }
    }
  });
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
