/**
 * Titles of checks and guides that were reworded, by the id of their present wording: that of the former one.
 * Addresses and stored diagnoses refer to it, so it stays.
 */
export const FORMER_IDS: Readonly<Record<string, string>> = {
  'back-flush-a-blocked-heater-matrix': 'back-flush-a-blocked-heater-core',
  'bend-the-gaiter-and-watch-the-lights': 'bend-the-gaiter-and-watch-the-lamps',
  'check-the-fan-plug-for-heat-damage': 'look-at-the-plug-of-the-fan-for-heat',
  'check-that-the-pedals-move-freely-and-read-codes': 'try-the-pedal-free-and-read-codes',
  'check-the-fuses-earth-and-supply-of-the-unit': 'check-fuses-ground-and-supply-of-the-unit',
  'check-the-oil-level-and-grade-before-the-lifters': 'check-oil-level-and-grade-against-the-tick',
  'check-the-oil-level-and-grade-first': 'prove-level-and-grade-first',
  'check-the-supply-and-earths-of-the-engine-control-unit':
    'check-the-supply-and-earths-of-the-engine-computer',
  'check-the-vin-for-an-inverter-recall-or-campaign': 'check-the-vin-for-inverter-campaigns',
  'compare-requested-and-actual-boost-on-the-road': 'compare-wanted-and-real-boost-on-the-road',
  'compare-requested-and-actual-rail-pressure': 'compare-wanted-and-actual-rail-pressure',
  'compare-the-intake-pressure-with-the-barometer': 'compare-intake-pressure-with-the-weather',
  'compare-the-light-with-the-door-display': 'compare-the-lamp-with-the-door-display',
  'compare-the-sensors-before-and-after-the-catalytic-converter':
    'compare-the-sensors-before-and-after-the-catalyst',
  'connect-the-fan-motor-straight-to-a-battery': 'feed-the-fan-motor-from-the-battery',
  'deal-with-oil-consumption-past-the-piston-rings':
    'deal-with-oil-consumption-through-piston-rings',
  'compare-the-smell-at-switch-on-and-after-drying': 'smell-at-switch-on-and-after-drying',
  'compare-the-strip-with-the-sidelight': 'compare-the-strip-with-the-position-light',
  'dry-out-and-reseal-a-misted-headlight-or-rear-light': 'dry-out-and-reseal-a-misted-lamp',
  'examine-the-water-in-the-carpet': 'judge-the-water',
  'feel-through-the-gaiter-while-a-helper-rocks-the-wheel':
    'feel-through-the-bellows-while-a-helper-rocks-the-wheel',
  'find-out-at-which-end-it-knocks': 'find-out-at-which-end-the-knock-sits',
  'find-out-whether-the-starter-spins-or-grinds': 'tell-the-spin-from-the-grind',
  'find-out-which-control-units-do-not-answer': 'scan-which-units-do-not-answer',
  'fix-an-interior-light-that-will-not-go-off': 'cure-a-lamp-that-stays-on',
  'graph-requested-against-actual-rail-pressure-at-idle':
    'graph-wanted-against-actual-rail-pressure-at-idle',
  'have-a-cracked-engine-block-assessed-and-the-engine-exchanged':
    'have-a-cracked-engine-block-judged-and-the-engine-exchanged',
  'have-each-high-voltage-part-insulation-tested': 'have-each-consumer-insulation-tested',
  'have-the-refrigerant-recovered-and-refilled-by-weight':
    'have-the-refrigerant-recovered-and-weighed-in-anew',
  'hold-a-mirror-at-the-windscreen-vent': 'blow-the-heater-on-to-a-sheet-of-glass',
  'have-the-refrigerant-weighed': 'have-the-charge-weighed-out',
  'inspect-the-light-for-water-and-dark-segments': 'inspect-the-lamp-for-water-and-dark-segments',
  'leave-the-cooling-system-under-pressure-with-the-plugs-out':
    'leave-the-circuit-under-pressure-overnight-with-plugs-out',
  'listen-for-a-siren-like-wail': 'listen-for-the-siren',
  'listen-and-look-whether-the-light-ignites': 'listen-and-look-for-striking',
  'listen-for-the-hiss-of-an-air-leak': 'listen-for-the-hiss-of-false-air',
  'listen-for-the-valve-as-the-ignition-comes-on': 'listen-for-the-valve-at-ignition-on',
  'listen-to-how-the-ticking-slows-down': 'listen-how-the-ticking-slows-down',
  'listen-to-the-bearings-behind-the-timing-cover': 'spin-the-timing-cover-bearings-by-ear',
  'load-the-engine-at-idle-with-the-air-conditioning': 'load-the-idle-with-the-air-conditioning',
  'look-along-the-rocker-cover-edge-with-a-torch': 'shine-along-the-rocker-cover-edge',
  'look-at-and-smell-the-abs-unit': 'look-and-smell-at-the-abs-unit',
  'look-at-the-base-and-the-rod-of-the-aerial': 'look-at-the-foot-and-the-rod-of-the-aerial',
  'look-at-the-rack-gaiter': 'look-at-the-rack-bellows',
  'look-for-a-bulb-message': 'look-for-a-lamp-message',
  'look-for-other-causes-of-the-catalytic-converter-code':
    'look-for-causes-beside-the-catalyst-code',
  'look-round-the-filter-housing-with-a-torch': 'shine-into-the-area-round-the-filter-housing',
  'look-through-the-brake-invoices': 'go-through-the-brake-bills',
  'look-up-when-the-petrol-filter-was-changed': 'look-up-and-date-the-filter',
  'measure-at-the-fog-light-plug': 'measure-at-the-fog-lamp-plug',
  'measure-supply-and-earth-at-the-headlight-plug': 'measure-supply-and-earth-at-the-lamp-plug',
  'measure-the-second-battery-by-itself': 'measure-the-second-battery-alone',
  'measure-the-surface-temperature-with-the-seat-empty':
    'measure-the-surface-temperature-seat-empty',
  'measure-the-voltage-at-the-bulb-while-it-is-lit': 'measure-the-voltage-at-the-burning-lamp',
  'note-whether-the-misfire-clears-as-the-engine-warms-up':
    'note-whether-the-misfire-clears-with-warmth',
  'note-the-reading-at-which-the-engine-dies': 'note-at-which-reading-it-dies',
  'note-which-parts-of-the-headlight-are-dark': 'note-which-parts-of-the-lamp-are-dark',
  'notice-when-the-boost-is-missing': 'notice-when-the-push-is-missing',
  'press-the-parking-brake-lever-fully-down-and-watch-the-light':
    'press-the-parking-brake-lever-fully-down-and-watch-the-lamp',
  'pressure-test-the-oil-cooler-with-air': 'put-air-on-the-oil-cooler',
  'pressurise-the-cooling-system-and-trace-the-drip': 'pump-up-the-circuit-and-trace-the-drip',
  'put-a-garden-hose-on-the-heater-matrix': 'put-a-garden-hose-on-the-heater-core',
  'put-cardboard-under-the-engine-overnight': 'place-cardboard-below-overnight',
  'read-the-adblue-message-and-level': 'read-message-and-level',
  'read-the-codes-for-an-isolation-fault': 'read-for-the-isolation-code',
  'read-the-codes-for-p0aa6-and-its-freeze-frame': 'read-for-p0aa6-and-when-it-set',
  'read-the-headlight-codes-and-check-the-plug': 'read-the-lamp-codes-and-check-the-plug',
  'read-the-intake-runner-flap-codes': 'read-runner-control-codes',
  'read-the-oil-level-and-smell-the-dipstick': 'smell-and-measure-the-dipstick',
  'read-the-pump-codes-and-switch-the-pump-on-by-scan-tool':
    'read-pump-codes-and-drive-the-pump-by-tester',
  'read-the-wallbox-light-and-the-breaker': 'read-the-wallbox-lamp-and-the-breaker',
  'recall-whether-the-battery-was-flat-or-disconnected':
    'recall-whether-the-battery-was-flat-or-off',
  'recognise-a-cooling-fan-that-runs-on-normally': 'know-a-normal-after-run-of-the-cooling-fan',
  'recognise-the-normal-noises-of-a-parked-electric-car':
    'know-the-noises-of-an-electric-car-at-rest',
  'recognise-the-self-test-of-the-abs': 'know-the-self-test-of-the-abs',
  'recognise-the-self-test-of-the-fuel-tank': 'know-the-self-test-of-the-fuel-tank',
  'recognise-the-ticking-of-a-cooling-exhaust': 'know-the-ticking-of-a-cooling-exhaust',
  'refit-or-replace-the-light-sensor': 're-couple-or-replace-the-light-sensor',
  'repair-a-boot-glovebox-or-cabin-light-and-its-switch':
    'repair-a-boot-glovebox-or-cabin-lamp-and-its-switch',
  'repeat-the-plug-test-on-the-other-side': 'swap-the-lamp-plug-test-to-the-other-side',
  'replace-a-cracked-wishbone': 'replace-a-cracked-control-arm',
  'replace-a-front-fog-light-or-its-bulb': 'replace-a-front-fog-lamp-or-its-bulb',
  'replace-a-melted-or-blocked-catalytic-converter': 'replace-a-melted-or-blocked-catalyst',
  'replace-a-sealed-led-rear-light': 'replace-a-sealed-led-rear-lamp',
  'replace-an-electric-window-motor': 'replace-a-power-window-motor',
  'replace-an-electric-window-regulator': 'replace-a-power-window-regulator',
  'replace-the-anti-roll-bar-bushes': 'replace-the-stabiliser-bar-bushes',
  'replace-the-anti-roll-bar-drop-links': 'replace-the-stabiliser-links',
  'replace-the-front-wishbones-or-their-bushes':
    'replace-the-front-lower-control-arms-or-their-bushes',
  'replace-the-heater-matrix': 'replace-the-heater-core',
  'replace-the-inner-track-rod-and-rack-gaiter': 'replace-the-inner-tie-rod-and-rack-bellows',
  'replace-the-led-driver-or-the-complete-headlight':
    'replace-the-led-driver-or-the-complete-headlamp',
  'replace-the-pressure-accumulator-of-the-gear-actuator':
    'replace-the-pressure-store-of-the-gear-actuator',
  'replace-the-rear-light-s-bulb-holder-and-clean-its-earth':
    'replace-the-rear-lamp-bulb-holder-and-clean-its-earth',
  'replace-the-track-rod-end': 'replace-the-outer-tie-rod-end',
  'report-and-replace-a-stolen-catalytic-converter': 'report-and-repair-a-stolen-catalyst',
  'restore-the-supply-to-the-cooling-fan': 'restore-the-feed-of-the-cooling-fan',
  'restart-and-see-whether-the-fault-returns': 'restart-and-watch-for-return',
  'rewire-an-accessory-that-drains-the-battery':
    'rewire-an-accessory-so-that-it-sleeps-with-the-car',
  'run-the-engine-briefly-without-the-belt': 'take-the-belt-off-and-run-a-second',
  'restore-power-to-the-electric-windows': 'restore-the-feed-of-the-power-windows',
  'restore-power-to-the-horn': 'restore-the-feed-of-the-horn',
  'rewire-an-accessory-that-drains-the-battery':
    'rewire-an-accessory-so-that-it-sleeps-with-the-car',
  'search-for-recalls-and-bulletins-by-vin': 'search-recalls-and-bulletins-by-vin',
  'see-whether-the-gearbox-control-unit-answers': 'see-whether-the-gearbox-computer-answers',
  'see-whether-the-lights-affect-one-another': 'watch-the-lamps-influence-one-another',
  'see-whether-the-reader-can-talk-to-the-engine-control-unit':
    'see-whether-the-reader-can-talk-to-the-engine-computer',
  'spray-water-on-the-ribs-while-the-belt-squeals': 'mist-water-on-the-ribs-while-it-squeals',
  'start-the-engine-with-the-accelerator-pressed-a-little': 'start-it-with-a-little-accelerator',
  'start-with-just-the-spare-key': 'start-with-the-spare-key-alone',
  'stop-a-keyless-car-draining-its-battery': 'let-a-keyless-car-sleep',
  'swap-the-air-conditioning-relay-with-an-identical-one': 'swap-the-a-c-relay-with-a-like-one',
  'swap-the-burners-from-side-to-side': 'exchange-the-burners-side-to-side',
  'swap-the-fuel-pump-relay-with-an-identical-one': 'swap-the-fuel-pump-relay-with-a-like-one',
  'swap-the-starter-relay-with-an-identical-one': 'swap-the-starter-relay-with-a-twin',
  'swap-the-window-switch-with-an-identical-one': 'exchange-or-bridge-the-switch',
  'swap-the-outside-driver-modules': 'exchange-the-outside-driver-module',
  'switch-the-light-on-and-watch-the-mist': 'run-the-lamp-and-watch-the-mist',
  'tap-the-cold-catalytic-converter': 'tap-the-cold-catalyst',
  'test-the-airbag-off-light-with-an-adult-seated-correctly':
    'test-the-lamp-with-an-adult-seated-correctly',
  'test-the-dead-cylinder-for-leakage-and-look-inside':
    'leak-down-test-and-camera-on-the-dead-cylinder',
  'try-the-horn-and-wheel-buttons-through-a-full-turn':
    'try-horn-and-wheel-buttons-through-a-full-turn',
  'test-whether-the-servo-holds-vacuum': 'hold-vacuum-on-the-servo',
  'try-the-sos-light-and-the-app': 'try-the-sos-lamp-and-the-app',
  'try-to-connect-to-the-airbag-control-unit': 'try-to-talk-to-the-airbag-unit',
  'try-to-connect-to-the-engine-control-unit': 'try-to-talk-to-the-engine-unit',
  'understand-normal-particulate-filter-regeneration':
    'live-well-with-a-particulate-filter-that-cleans-itself',
  'understand-what-stop-start-is-waiting-for': 'know-what-stop-start-waits-for',
  'understand-why-a-daytime-light-goes-out-as-you-indicate':
    'know-when-daytime-lights-go-out-by-design',
  'understand-why-a-hybrid-s-engine-starts-by-itself':
    'know-why-the-engine-of-a-hybrid-starts-by-itself',
  'use-dye-and-an-ultraviolet-torch': 'use-dye-and-an-ultraviolet-lamp',
  'use-it-for-a-week-without-a-phone-or-memory-stick': 'use-it-for-a-week-without-phone-and-stick',
  'watch-the-engine-light-as-you-switch-on': 'watch-the-engine-lamp-when-switching-on',
  'watch-the-handles-and-lights-as-you-walk-away-and-back': 'watch-the-lock-indicator-from-afar',
};
