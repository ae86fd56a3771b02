import type { RecentEvent } from './recent-event.ts';

/** Work on glass, doors, seats and panels. */
export const BODY_JOBS: readonly RecentEvent[] = [
  {
    id: 'windscreen-renewed',
    kind: 'after-repair',
    label: 'The windscreen was replaced',
    work: '(?:front |wind)?(?:windscreens?|windshields?)(?! (?:wipers?|washers?|fluid))',
    renewed: ['windscreen-stone-chip', 'windscreen-stress-crack'],
    factors: {
      'windscreen-bond-leak': 8,
      'front-camera-uncalibrated': 8,
      'rain-sensor-fault': 4,
      'wiper-arm-slipping': 2,
      'wiper-linkage-disconnected': 1.6,
      'radio-aerial-failed': 1.5,
    },
  },
  {
    id: 'door-opened',
    kind: 'after-repair',
    label: 'A door was taken apart',
    work: '(?:door (?:card|panel|speakers?|lock|latch|handle|actuator)|window (?:regulator|motor|switch)|speakers?)',
    renewed: ['window-regulator-broken', 'window-motor-failed'],
    factors: {
      'door-membrane-leak': 4,
      'door-handle-or-cable-broken': 1.7,
      'window-switch-failed': 1.4,
      'cabin-trim-rattle': 1.6,
    },
  },
  {
    id: 'seats-out',
    kind: 'after-repair',
    label: 'Seats or carpets were taken out or cleaned',
    work: "(?:(?:front |rear |driver(?:['’]s)? |passenger )?seats?(?: covers?)?|carpets?)(?! (?:belts?|heaters?))",
    words:
      "(?:took|taken|taking|pulled|removed|removing) (?:out )?(?:the |my |both )?(?:front |rear |driver(?:['’]s)? |passenger )?(?:seats?|carpets?)(?: out)?|(?:seats?|carpets?) (?:were |was )?(?:taken out|removed)|(?:valet|detail)(?:ed|ing)",
    factors: {
      'underseat-airbag-connector': 6,
      'occupant-sensor-fault': 3,
      'belt-buckle-switch-fault': 2,
      'seat-track-loose': 2.5,
    },
  },
  {
    id: 'panels-repaired',
    kind: 'after-repair',
    label: 'Body panels or a bumper were repaired',
    work: '(?:bumpers?|fenders?|wings?|bonnet|grilles?|headlights?|head ?lamps?|quarter panel)(?! (?:bulbs?|fluid))',
    words:
      '(?:body ?shop|collision|crash|accident|bodywork) repairs?|(?:after|since|from) (?:the |a )?body ?shop',
    factors: {
      'front-radar-misaligned': 4,
      'front-camera-uncalibrated': 2,
      'parking-sensor-failed': 2.5,
      'bumper-sensor-wiring-corroded': 3,
      'blind-spot-radar-failed': 2,
      'headlight-leveling-fault': 2,
      'exterior-trim-detached': 2.5,
      'crash-sensor-front-fault': 2.5,
    },
  },
];
