import { box, type Picture, ring } from '../picture.ts';

export const BRAKES: Picture = {
  about:
    'A front disc brake taken apart: disc, two pads, caliper, brake hose and wheel speed sensor.',
  around: 'M14 140h372',
  parts: [
    {
      id: 'disc',
      name: 'Disc',
      words: /\bdiscs?\b|rotor|drum|judder/,
      shape: ring(98, 140, 80) + ring(98, 140, 34) + ring(98, 140, 14),
      detail: `${ring(98, 116, 3)}${ring(121, 133, 3)}${ring(112, 160, 3)}${ring(84, 160, 3)}${ring(75, 133, 3)}M98 66v10M150 88l-7 7M46 88l7 7M150 192l-7-7M46 192l7-7M98 214v-10`,
      label: [10, 30],
      to: [62, 69],
    },
    {
      id: 'front-pads',
      name: 'Brake pads',
      words: /\bpads?\b|lining|shoe/,
      shape:
        'M200 86c18 15 27 33 27 54s-9 39-27 54l-17-15c10-11 15-24 15-39s-5-28-15-39zM240 86c18 15 27 33 27 54s-9 39-27 54l-17-15c10-11 15-24 15-39s-5-28-15-39z',
      detail: 'M209 96c13 13 20 28 20 44s-7 31-20 44',
      label: [160, 30],
      to: [205, 92],
    },
    {
      id: 'caliper',
      name: 'Caliper',
      words: /caliper|piston|slide pin|parking brake|handbrake/,
      shape: 'M298 64c40 12 62 40 62 76s-22 64-62 76l-18-34c18-8 27-22 27-42s-9-34-27-42z',
      detail: `${ring(334, 140, 14)}M298 82l12-12M298 198l12 12M311 120v40`,
      label: [390, 30],
      to: [328, 78],
      isEnd: true,
    },
    {
      id: 'hose',
      name: 'Brake hose',
      words: /hose|pipe|fluid|master cylinder|servo|booster|hydraulic|pedal/,
      tube: 'M352 172c24 8 24 34 8 42',
      label: [390, 246],
      to: [360, 216],
      isEnd: true,
    },
    {
      id: 'speed-sensor',
      name: 'Speed sensor',
      words: /speed sensor|abs|reluctor|tone ring|stability/,
      shape: box(160, 208, 30, 13),
      tube: 'M190 215c22 0 20 16 44 16',
      label: [10, 246],
      to: [160, 216],
    },
  ],
};

export const STEERING: Picture = {
  about:
    'Rack-and-pinion steering from the front: wheel, column, rack with its boots, track rod ends and assistance motor.',
  around: `${box(8, 142, 34, 92, 10)}${box(358, 142, 34, 92, 10)}`,
  parts: [
    {
      id: 'wheel',
      name: 'Steering wheel',
      words: /steering wheel|clock spring|angle sensor|off.?cent|airbag/,
      shape: `${ring(200, 58, 44)}${ring(200, 58, 34)}`,
      detail: 'M168 52h22M210 52h22M200 68v24M190 50h20l4 9-7 10h-14l-7-10z',
      label: [10, 30],
      to: [160, 40],
    },
    {
      id: 'column',
      name: 'Column',
      words: /column|universal joint|\bujs?\b|lock/,
      tube: 'M200 104l14 36 10 38',
      label: [390, 96],
      to: [212, 130],
      isEnd: true,
    },
    {
      id: 'motor',
      name: 'Assistance',
      words: /power steering|assist|pump|motor|eps|fluid|torque sensor/,
      shape: `${box(240, 150, 54, 26)}${ring(252, 163, 8)}`,
      label: [390, 134],
      to: [292, 152],
      isEnd: true,
    },
    {
      id: 'rack',
      name: 'Rack',
      words: /\brack\b|gear|boot|gaiter/,
      shape: `${box(134, 180, 132, 20, 8)}M134 180l-34 4v12l34 4zM266 180l34 4v12l-34 4z`,
      detail:
        'M127 182v16M119 183v14M111 184v12M273 182v16M281 183v14M289 184v12M154 180v20M246 180v20',
      label: [200, 238],
      to: [200, 201],
    },
    {
      id: 'track-rod-end',
      name: 'Track rod end',
      words: /track rod|tie rod|ball joint|alignment|toe/,
      tube: 'M100 190H62M300 190h38',
      shape: `${ring(52, 190, 10)}${ring(348, 190, 10)}`,
      label: [50, 134],
      to: [54, 178],
    },
  ],
};

export const SUSPENSION: Picture = {
  about:
    'A MacPherson strut: top mount, spring, shock absorber, drop link, anti-roll bar, wishbone and wheel bearing.',
  around: 'M286 84c30 0 48 34 48 78s-18 78-48 78h-26V84z M270 84v156',
  parts: [
    {
      id: 'top-mount',
      name: 'Top mount',
      words: /mount|strut bearing|top bearing/,
      shape: `${box(160, 14, 80, 13)}M176 27h48l-6 12h-36z`,
      label: [10, 26],
      to: [159, 20],
    },
    {
      id: 'spring',
      name: 'Spring',
      words: /spring|sag|ride height|air suspension/,
      tube: 'M168 48l64 10-64 14 64 14-64 14 64 14-64 14h64',
      label: [390, 54],
      to: [236, 59],
      isEnd: true,
    },
    {
      id: 'shock-absorber',
      name: 'Shock absorber',
      words: /shock|damper|\bstrut\b|bounc/,
      shape: `${box(188, 132, 24, 64, 4)}M196 40h8v12h-8z`,
      detail: 'M188 142h24M188 150h24',
      label: [10, 106],
      to: [188, 164],
    },
    {
      id: 'drop-link',
      name: 'Drop link',
      words: /drop link|anti.?roll|sway|stabili[sz]er|\blinks?\b/,
      shape: `${ring(150, 150, 7)}${ring(132, 214, 7)}`,
      tube: 'M148 158l-14 48M128 214H50l-26-14',
      label: [10, 176],
      to: [140, 182],
    },
    {
      id: 'wishbone',
      name: 'Wishbone and joint',
      words: /wishbone|control arm|bush|ball joint|subframe|lower arm|trailing arm/,
      shape: `${ring(92, 234, 11)}${ring(92, 234, 4)}M104 226l120-18q14-2 14 9t-14 11l-120 16z${ring(232, 212, 9)}`,
      label: [150, 257],
      to: [176, 231],
    },
    {
      id: 'bearing',
      name: 'Wheel bearing',
      words: /bearing|\bhub\b|knuckle/,
      shape: `M214 140h30v58h-30z${ring(262, 164, 18)}${ring(262, 164, 8)}`,
      label: [392, 146],
      to: [281, 162],
      isEnd: true,
    },
  ],
};

export const WHEELS_TYRES: Picture = {
  about:
    'A wheel with its tyre, and the tyre cut through: tread, sidewall, rim, valve with pressure sensor and wheel bolts.',
  around: 'M14 236h372',
  parts: [
    {
      id: 'tyre',
      name: 'Tread',
      words: /tread|tyre|puncture|nail|wear|age/,
      shape: `${ring(126, 140, 96)}${ring(126, 140, 62)}M270 122c-4-24 10-38 32-38h36c22 0 36 14 32 38l-14 2c2-12-4-22-20-22h-32c-16 0-22 10-20 22z`,
      detail:
        'M126 44v10M160 50l-4 9M92 50l4 9M60 72l7 7M192 72l-7 7M30 140h10M222 140h-10M296 84v10M312 84v10M328 84v10M344 84v10',
      label: [292, 40],
      to: [312, 82],
    },
    {
      id: 'sidewall',
      name: 'Sidewall',
      words: /sidewall|bulge|kerb/,
      shape:
        'M270 124l14 2c4 26 0 40-8 62l-16-4c8-22 12-36 10-60zM370 124l-14 2c-4 26 0 40 8 62l16-4c-8-22-12-36-10-60z',
      label: [396, 232],
      to: [366, 190],
      isEnd: true,
    },
    {
      id: 'rim',
      name: 'Rim',
      words: /\brim\b|alloy|buckle|balance|vibrat|weight|wheel is/,
      shape: `${ring(126, 140, 60)}M276 190h88l4 8H272z`,
      detail: `${ring(126, 140, 50)}M120 122l-6-32h24l-6 32M143 134l29-16 8 22-34 8M136 158l22 26-20 14-16-30M112 154l-14 36-22-14 22-30M109 136l-38-2 8-22 32 14`,
      label: [10, 26],
      to: [84, 96],
    },
    {
      id: 'bolts',
      name: 'Wheel bolts',
      words: /bolt|\bnuts?\b|stud|loose wheel|torque/,
      shape: `${ring(126, 124, 4)}${ring(141, 136, 4)}${ring(136, 153, 4)}${ring(116, 153, 4)}${ring(111, 136, 4)}`,
      label: [150, 26],
      to: [128, 119],
    },
    {
      id: 'valve',
      name: 'Valve, sensor',
      words: /valve|pressure|tpms|deflat/,
      shape: box(306, 172, 30, 14, 4),
      tube: 'M320 190v24',
      label: [240, 250],
      to: [318, 214],
    },
  ],
};
