import type { RecentEvent } from './recent-event.ts';

/** What happens to a car without a spanner. */
export const HAPPENINGS: readonly RecentEvent[] = [
  {
    id: 'refuelled',
    kind: 'after-refuelling',
    label: 'It was refuelled',
    words:
      "(?:after|since|when|just|right after|every time|whenever|from) (?:i |we |i['’]ve |a |had |just |getting |got |i get |put |putting |filling |filled |fill )*(?:(?:re)?fuel(?:l)?(?:ing|ed)|gas(?:sing)? up|fill(?:ing|ed)?(?:[- ]?up| the tank| it up| her up| up)|(?:in )?(?:gas|petrol|diesel)(?: station)?|fill[- ]?up|a full tank)|filled (?:it |her |the tank |my tank )?(?:up )?(?:with |at |yesterday|today|this morning|last night)|new tank of (?:gas|petrol|fuel|diesel)",
    factors: {
      'fuel-cap-not-sealing': 4,
      'evap-purge-valve-stuck-open': 3,
      'evap-vent-valve-blocked': 2.5,
      'evap-canister-saturated': 2,
      'petrol-contaminated-water': 3,
      'diesel-water-contamination': 2.5,
      'misfuel-petrol-in-diesel': 3,
      'misfuel-diesel-in-petrol': 3,
      'tank-inlet-check-valve-stuck': 2,
    },
  },
  {
    id: 'washed',
    kind: 'wet-weather',
    label: 'It was washed',
    words:
      '(?:after|since|from|through) (?:a |the |i |washing |it went |going |took it |taking it |through |to |at |getting |my |went )*(?:car ?wash|jet ?wash|pressure wash(?:er|ing)?|power ?wash|wash(?:ed|ing)? (?:it|the (?:car|engine|engine bay)|my car))|(?:pressure|power|jet)[- ]?wash(?:ed|ing)|wash(?:ed|ing) (?:the |my )(?:engine|engine bay|car|truck)|(?:got|had) (?:it|the car|my car) washed',
    factors: {
      'spark-plug-well-flooded': 3,
      'ignition-coil-failed': 1.4,
      'ignition-leads-distributor': 2,
      'connector-corroded': 1.8,
      'normal-disc-surface-rust': 3,
      'parking-sensor-failed': 1.5,
      'rear-camera-water-ingress': 1.8,
      'wiper-arm-slipping': 1.5,
      'mirror-fold-motor-stripped': 1.5,
      'exterior-trim-detached': 2,
      'keyless-antenna-fault': 1.3,
    },
  },
  {
    id: 'deep-water',
    kind: 'wet-weather',
    label: 'It went through deep water',
    words:
      '(?:drove|driven|driving|went|going|ran|through|hit) (?:it )?(?:through |into |in )?(?:a |the |some |deep |big |huge |large )*(?:puddles?|flood(?:ed|ing)?(?: water| road| street)?|standing water|deep water|creek|ford)|(?:car|it) (?:was |got )flooded|flood ?water',
    factors: {
      'engine-hydrolocked': 6,
      'water-in-control-unit': 4,
      'ignition-leads-distributor': 2,
      'spark-plug-well-flooded': 2,
      'connector-corroded': 2,
      'underbody-shield-detached': 3,
      'drive-belt-worn': 1.5,
      'alternator-failed': 1.4,
    },
  },
  {
    id: 'hit-something',
    kind: 'after-impact',
    label: 'It hit a kerb, a hole or something else',
    words:
      '(?:hit|hitting|clipped|clipping|ran over|running over|drove over|curbed|kerbed|smacked|slid into|bumped) (?:a |an |the |my |some |into |really |big |large |deep |huge |bad |high |pretty |something )*(?:curbs?|kerbs?|pot ?holes?|deer|rocks?|debris|wheels?|median|ditch|tree|pole|wall|animal|object|parking block)|(?:after|since|in|had) (?:a |an |the |my |small |minor )*(?:fender bender|accident|collision|crash)|rear[- ]?ended|got hit',
    factors: {
      'suspension-bent-by-impact': 4,
      'rim-bent': 3,
      'tyre-sidewall-bulge': 3,
      'wheel-alignment-toe-out-of-true': 1.8,
      'tie-rod-end-worn': 1.3,
      'wheel-out-of-balance': 1.4,
      'underbody-shield-detached': 2,
      'front-radar-misaligned': 2,
      'fuel-cutoff-switch-tripped': 2.5,
      'coil-spring-broken': 1.4,
      'headlight-leveling-fault': 1.3,
    },
  },
  {
    id: 'towed-a-load',
    kind: 'heavy-load',
    label: 'It pulled a trailer or another car',
    words:
      '(?:after|since|was|been) (?:i |we |towing |pulling |hauling |towed |hauled )+(?:a |an |another |my |the |our |heavy |big )*(?:trailer|caravan|boat|car|truck|load|camper)|(?:towed|pulled|hauled) (?:a |an |another |my |the |our |heavy |big )*(?:trailer|caravan|boat|camper|load)',
    factors: {
      'clutch-friction-worn': 2,
      'at-fluid-degraded': 2,
      'at-clutch-packs-burnt': 1.7,
      'springs-sagged': 1.4,
      'trailer-wiring-fault': 1.6,
      'wheel-bearing-worn': 1.2,
    },
  },
];
