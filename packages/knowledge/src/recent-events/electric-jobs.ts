import type { RecentEvent } from './recent-event.ts';

/** Work on batteries, starting, charging, cabin electrics and air conditioning. */
export const ELECTRIC_JOBS: readonly RecentEvent[] = [
  {
    id: 'battery-renewed',
    kind: 'after-jump-start',
    label: 'The battery was replaced',
    work: '(?:car |12 ?v(?:olt)? )?batter(?:y|ies)(?! (?:light|warning|cable|terminal|clamp|tray|sensor))',
    renewed: ['starter-battery-worn', 'battery-cell-collapsed'],
    factors: {
      'battery-terminals-corroded': 1.8,
      'alternator-failed': 1.5,
      'throttle-idle-adaptation-lost': 3,
      'radio-code-locked': 5,
      'battery-sensor-failed': 1.6,
      'module-stays-awake': 1.4,
      'accessory-drains-battery': 1.4,
      'earth-strap-corroded': 1.3,
    },
  },
  {
    id: 'battery-disconnected',
    kind: 'after-jump-start',
    label: 'The battery was disconnected',
    words:
      '(?:disconnect|unplug|unhook)(?:ed|ing) (?:the |my )?(?:car )?battery|battery (?:was |got |had been |went )?(?:disconnected|unhooked|flat|dead) (?:and|yesterday|last)',
    factors: {
      'throttle-idle-adaptation-lost': 4,
      'radio-code-locked': 6,
      'battery-terminals-corroded': 1.6,
      'steering-angle-sensor-faulty': 1.5,
    },
  },
  {
    id: 'jump-started',
    kind: 'after-jump-start',
    label: 'It was jump-started',
    words:
      'jump(?:ed|ing)? ?(?:it|her|him|the car|my car|start(?:ed|ing)?|the battery)|jump[- ]start(?:ed|ing)?|(?:got|gave|given|had) (?:it |her |me |us )?a jump|jump leads|jumper cables|boosted (?:it|the car)',
    factors: {
      'starter-battery-worn': 1.3,
      'alternator-failed': 1.2,
      'battery-terminals-corroded': 1.2,
      'alternator-diode-leak': 1.5,
      'fuse-box-failed': 1.5,
      'dc-dc-converter-failed': 1.3,
    },
  },
  {
    id: 'alternator-renewed',
    kind: 'after-repair',
    label: 'The alternator was replaced',
    work: 'alternator',
    renewed: ['alternator-failed', 'alternator-bearing-worn', 'alternator-diode-leak'],
    factors: {
      'battery-terminals-corroded': 1.7,
      'earth-strap-corroded': 1.8,
      'starter-battery-worn': 1.3,
      'drive-belt-worn': 1.5,
      'belt-tensioner-worn': 1.4,
    },
  },
  {
    id: 'starter-renewed',
    kind: 'after-repair',
    label: 'The starter motor was replaced',
    work: 'starter(?: motor)?(?! (?:relay|battery|button))',
    renewed: ['starter-motor-worn'],
    factors: {
      'starter-drive-worn': 1.8,
      'earth-strap-corroded': 2.5,
      'starter-relay-circuit-open': 2,
      'battery-terminals-corroded': 1.5,
      'flexplate-cracked': 1.6,
      'ignition-switch-worn': 1.5,
    },
  },
  {
    id: 'electrics-fitted',
    kind: 'after-repair',
    label: 'Electrical equipment was fitted',
    work: '(?:dash ?cam(?:era)?|stereo|radio|head ?unit|amp(?:lifier)?|subwoofer|sub|car alarm|remote start(?:er)?|tracker|led (?:lights?|bulbs?|strips?)|light bar|aftermarket \\w+)',
    factors: {
      'accessory-drains-battery': 4,
      'module-stays-awake': 2,
      'radio-aerial-failed': 2.5,
      'audio-interference': 3.5,
      'accessory-socket-fuse-blown': 2.5,
      'can-bus-wiring-fault': 1.5,
      'wiring-loom-chafed': 1.5,
      'rear-camera-wiring-broken': 1.8,
    },
  },
  {
    id: 'tow-bar-fitted',
    kind: 'after-repair',
    label: 'A tow bar was fitted',
    work: '(?:tow(?:ing)? ?bar|tow(?:ing)? hitch|trailer hitch|hitch|trailer wiring)',
    factors: {
      'tow-bar-or-trailer-socket-fault': 8,
      'trailer-wiring-fault': 6,
      'parking-sensor-obstructed': 4,
      'bumper-sensor-wiring-corroded': 2.5,
      'rear-camera-wiring-broken': 2,
      'module-stays-awake': 1.7,
    },
  },
  {
    id: 'air-con-filled',
    kind: 'after-repair',
    label: 'The air conditioning was filled or opened',
    work: '(?:ac|a\\/c|air ?con(?:ditioning)?)(?: (?:compressor|condenser|evaporator|system))?',
    words:
      '(?:re-?charg|re-?gas|refill|top(?:p)?)(?:ed|ing)(?: up)? (?:the |my )?(?:ac|a\\/c|air ?con(?:ditioning)?|freon|refrigerant)|(?:ac|a\\/c|air ?con(?:ditioning)?) (?:was |got |been |has been )*(?:re-?charged|re-?gassed|refilled)|added (?:some )?(?:freon|refrigerant)',
    factors: { 'ac-overcharged': 5, 'refrigerant-leak': 1.5, 'ac-pressure-sensor-failed': 1.3 },
  },
  {
    id: 'software-updated',
    kind: 'after-repair',
    label: 'Software was updated',
    words:
      '(?:after|since|following|installed|did|downloaded|had|got) (?:the |a |an |its |latest |last |new |over[- ]the[- ]air |ota )*(?:software |system |firmware )?update[sd]?|software (?:was |got |has been )?updated|(?:re-?flash|re-?program)(?:med|ed|ming) (?:the |my )?(?:ecu|tcm|pcm|module)',
    factors: {
      'software-update-failed': 5,
      'vehicle-software-bug': 2.5,
      'infotainment-software-freeze': 2,
      'gearbox-software-calibration': 2,
      'engine-software-defect': 1.8,
      'ev-drive-software-fault': 2,
    },
  },
];
