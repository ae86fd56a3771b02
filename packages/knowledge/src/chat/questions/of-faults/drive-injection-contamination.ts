import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about injectors and wrong or spoilt fuel. */
export const injectionQuestions: readonly CommonQuestion[] = [
  {
    id: 'drive-inj-cleaner',
    faults: ['petrol-injectors-clogged'],
    asks: [
      'injector cleaner in the tank, does it work',
      'which bottle for clogged injectors',
      'two tanks of cleaner, no change',
      'is super fuel enough to clean them',
      'ultrasonic or additive',
      'italian tune up for injectors?',
      'how many tank I must use cleaner before result',
    ],
    answer:
      'A good cleaner with polyether amine (PEA) at the stated dose, over one or two tanks, is worth a try for light deposits and does no harm; do not double the dose. If nothing changes after that, more bottles will not help: have the injectors cleaned and flow-tested on a bench, or renewed. On direct injection the deposits on the intake valves are not reached at all by fuel additives. Make sure first that coil and plug are good.',
  },
  {
    id: 'drive-inj-swap-test',
    faults: ['petrol-injectors-clogged', 'injector-circuit-fault'],
    asks: [
      'swapped the injector and misfire moved',
      'misfire stayed on the cylinder after the swap',
      'coil or injector for misfire on 2',
      'can I test injectors with a screwdriver to my ear',
      'what resistance should an injector have',
      'noid light flashes but still misses',
      'moved injector 3 to 1, code follow it',
    ],
    answer:
      'If the misfire moved with the injector, the injector is at fault; if it stayed, look at coil, plug, wiring or compression of that cylinder. A tick heard in one and not in another shows a dead coil or circuit. Resistance must agree with the workshop data and with its neighbours; only an open or very different reading counts. Swap coils first, since it is easier. On direct injection the rail pressure injures, so that swap is garage work.',
  },
  {
    id: 'drive-inj-leak-oil',
    faults: ['petrol-injector-leaking'],
    asks: [
      'oil smells of petrol, injector?',
      'oil level rising on my petrol engine',
      'hard to start warm with black smoke',
      'one plug wet and sooty',
      'do I have to change the oil after a dripping injector',
      'can it wash the bore and ruin it',
      'petrol in sump, how risky',
    ],
    answer:
      'Petrol in the oil thins it, so bearings and cylinder walls suffer: change oil and filter with the repair, and use the engine only as this diagnosis allows. A wet, sooty plug among clean ones names the cylinder, and a rail that loses pressure after stopping confirms it. Clean or renew the injector with new seals. In severe cases liquid petrol fills a cylinder; then do not crank it, because the engine may lock and bend a rod.',
  },
  {
    id: 'drive-inj-set-or-one',
    faults: ['petrol-injectors-clogged', 'petrol-injector-leaking', 'injector-circuit-fault'],
    asks: [
      'change one injector or all four',
      'must injectors be matched',
      'used petrol injectors from a breaker',
      'cheap injector set, decent?',
      'new seals when injectors are out?',
      'do petrol injectors need coding',
      'only one is faulty, what do garages do',
    ],
    answer:
      'One may be replaced if the others test well on a bench and have the same part number and flow class; at high mileage and equal deposits a set saves a second visit. Cheap sets often flow unevenly, which the engine feels at idle. Always fit new O-rings and, on direct injection, new sealing rings with the right tool. Some direct injectors must be coded to the engine control unit; the number is printed on them. Clear the learnt trims afterwards.',
  },
  {
    id: 'drive-inj-wiring',
    faults: ['injector-circuit-fault'],
    asks: [
      'injector circuit code, injector or loom',
      'fault comes when hot, wires under the rocker cover?',
      'P020x what to check first',
      'measured open circuit on one injector',
      'can a bad ecu driver do this',
      'can I mend the injector wiring myself',
      'cable of injector is crack, solder it?',
    ],
    answer:
      'Measure before you buy: unplug that injector and compare its resistance with its neighbours, cold and hot. Equal values point to plug, wire or the control unit’s output; a clearly different one to the injector. Bend the loom gently with the engine running at idle; a change gives the spot away. Diesel and direct injection circuits carry a dangerous voltage while running, so do not touch those, and never probe them with a test light or a meter while the engine runs.',
  },
  {
    id: 'drive-leakoff-result',
    faults: ['diesel-injectors-worn-leak-off'],
    asks: [
      'leak off test: one bottle fills much faster',
      'what is a bad leak-off amount',
      'hard start when hot, cold fine',
      'all four bottles are the same but high',
      'can I do a back leakage test myself',
      'one injector returns double, replace just that',
      'bottles test show difference, what is okay',
    ],
    answer:
      'The rule is comparison: an injector that returns clearly more than its neighbours is the bad one, and your engine’s workshop data give the limit. All high together can be worn injectors, or a rail whose pressure is too high. The test uses low-pressure return hoses, but no other fuel pipe may be opened on a running diesel, because the jet cuts into the body. Repeat it hot, as thin fuel shows the fault. Then a bench test settles it.',
  },
  {
    id: 'drive-diesel-inj-buy',
    faults: ['diesel-injectors-worn-leak-off', 'diesel-injector-nozzle-sticking'],
    asks: [
      'recon injectors or new',
      'do injectors need coding after fitting',
      'one or a set on a diesel with 120k',
      'used injectors cheap, should I',
      'injectors overhauled with test sheet, good sign?',
      'what guarantee on remanufactured injectors',
      'exchange injector and iq code, what means',
    ],
    answer:
      'Overhauled ones from a specialist with a test sheet and a guarantee are a fair choice; used ones without a test are a lottery. One alone is fine when the others are within limits. Most have a code on the body that must be entered in the engine control unit, so a garage without a tester cannot finish the job. New copper washers, new clamp bolts and a clean seat belong to it, and often a new high-pressure pipe.',
  },
  {
    id: 'drive-diesel-knock',
    faults: ['diesel-injector-nozzle-sticking'],
    asks: [
      'diesel knocks like a hammer, stop at once?',
      'loud knock goes when I unplug one injector',
      'engine suddenly sounds like a tractor',
      'piston damage from an injector, how to check',
      'knock and white smoke on one cylinder',
      'is it big end or injector knock',
      'hammering noise and car shaking diesel',
    ],
    answer:
      'Stop the engine: an injector that stays open pours in fuel until the piston melts, and that can happen in minutes. A garage switches the cylinders off one by one with a tester; if the knock goes with one of them, its injector is at fault, and a bearing knock does not go like that. Ask for a look through the injector hole with an endoscope, and for a compression reading, before new injectors are paid for.',
  },
  {
    id: 'drive-injseal-black',
    faults: ['diesel-injector-seal-blow-by'],
    asks: [
      'black tar around the injector',
      'chuffing like a steam train when cold',
      'hissing from the top of my diesel',
      'fumes in the car from injectors',
      'can I just do the copper washer',
      'injector welded in by carbon, what now',
      'toffee like crud on the rocker cover',
    ],
    answer:
      'Tar and a chuff in time with the engine mean that combustion gas passes the copper washer, and the sooner it is done, the more easily the injector comes out. Washer and clamp bolt are renewed and the seat is recut clean; a washer on a dirty seat blows again. Soak it in penetrating oil for days beforehand. A stuck injector needs a puller in skilled hands, as a broken one means taking the head off. Keep the cabin aired.',
  },
  {
    id: 'drive-injseal-after',
    faults: ['diesel-injector-seal-blow-by'],
    asks: [
      'new washer and it blows again',
      'refitted injector hisses after a month',
      'can the old copper washer be turned over',
      'how tight do the clamp bolts go',
      'done twice, still chuffing',
      'is seat damaged, can it be repaired',
      'seal replaced and smell still in the cabin',
    ],
    answer:
      'It blows again because the seat was not recut and cleaned, the old washer was used, or a stretched clamp bolt lost its hold. The next attempt has a seat cutter, a blind bore cleaned out to the bottom, a new washer of the right thickness, and new bolts to the stated torque. If the seat is burnt through, an insert can be fitted. If the smell alone stays, look for old tar that still burns off, or an exhaust leak.',
  },
  {
    id: 'drive-water-petrol',
    faults: ['petrol-contaminated-water'],
    asks: [
      'water in petrol, what do I do',
      'misfires right after filling up',
      'should I put methylated spirit in for water',
      'can I claim from the petrol station',
      'how much water was in it, how to see',
      'drained it and it still stutters',
      'many cars broke down after the same pump',
    ],
    answer:
      'Do not drive on in the hope that it burns off: have the tank drained and the fuel kept as evidence. Put a sample in a clear jar; water settles below the petrol as a separate layer. For a claim keep the receipt, the garage’s report, and a sealed sample, and tell the station at once; Trading Standards helps. Drying additives only cope with traces. If it still stutters after draining, rail, filter and injectors hold water, and are flushed.',
  },
  {
    id: 'drive-stale-petrol',
    faults: ['petrol-stale'],
    asks: [
      'stood for two years, will it start on old petrol',
      'how do I get rid of stale fuel',
      'mix it with fresh, how much',
      'fuel stabiliser too late now?',
      'smells like varnish and runs badly',
      'can I put the old petrol in the mower',
      'where is old petrol disposed of',
    ],
    answer:
      'Petrol that is a year old and smells of varnish is drained, not diluted, while a few months’ age in a part-filled tank is mostly cured by filling with fresh. Do it outdoors, away from flame and cellar, into an approved can, and never down a drain; ask your council’s recycling centre, since not all take it. Fit a new filter, and be patient with sticky injectors. A stabiliser keeps fresh petrol, it does not revive old.',
  },
  {
    id: 'drive-misfuel-driven',
    faults: ['misfuel-petrol-in-diesel'],
    asks: [
      'put petrol in my diesel and drove a mile',
      'only started it, did not drive',
      'five litres petrol in a full diesel tank, ok?',
      'engine still runs, carry on and top up with diesel?',
      'drained and flushed, what could still go wrong',
      'what will garage check after misfuel',
      'filled with unleaded by mistake and already on motorway',
    ],
    answer:
      'Stop as soon as you can do so out of danger and switch it off: every mile with petrol costs the pump its lubrication. It is drained with the lines flushed, a new filter is fitted, and the old one is looked at for glitter. No glitter is a good sign; metal means pump and injectors. Do not count on diluting, since modern systems tolerate no petrol. Tell your insurer, as many policies cover misfuelling, and keep the sample.',
  },
  {
    id: 'drive-misfuel-later',
    faults: ['misfuel-petrol-in-diesel'],
    asks: [
      'drained after misfuelling, now it rattles',
      'weeks after the petrol mistake it runs rough',
      'how long until I know the pump survived',
      'noise from the pump since the misfuel',
      'after misfuel drain the engine light is on',
      'should injectors be tested after petrol in diesel',
      'long start since wrong fuel cleared',
    ],
    answer:
      'New rattle, long cranking or a light after the drain are signs of harm, so have it looked at at once: rail pressure in live data, leak-off of the injectors, and the new filter for metal dust. If it runs as before and the filter stays clean over the next few hundred miles, it usually got away with it. Do not add extra lubricant on a guess. Note who drained it and what was flushed, as incomplete draining looks the same.',
  },
  {
    id: 'drive-diesel-in-petrol',
    faults: ['misfuel-diesel-in-petrol'],
    asks: [
      'diesel in petrol, is the engine ruined',
      'smoking badly after I put diesel in',
      'only a couple of litres of diesel in 40 of petrol',
      'do spark plugs need replacing after',
      'will the catalytic converter be damaged',
      'can I burn it off by topping up',
      'put derv in wife’s petrol car',
    ],
    answer:
      'Lasting damage is rare, but do not run it on: it misfires, smokes and soots plugs, and unburnt fuel overheats the catalytic converter. Have the tank drained, the rail flushed and the plugs looked at, and change the oil if it ran long or the oil smells of diesel. A splash in a full tank mostly just smokes a little, but how much it takes nobody can say from afar, so ask the misfuel service before you start it.',
  },
  {
    id: 'drive-diesel-water-light',
    faults: ['diesel-water-contamination'],
    asks: [
      'water in fuel light on my diesel',
      'how do I drain water from the filter',
      'light came back after draining',
      'drained a cup of water, is the pump damaged',
      'how does water get in the tank',
      'can I use additive against water in diesel',
      'water light is on after refill at small station',
    ],
    answer:
      'Switch off and drain the filter as the handbook shows, into a jar, with the engine cold: a little water that then stays away was condensation. If the light returns or a lot came out, the tank holds water and has to be drained before it is run again, because water rusts the injectors and pump. Look at the filler cap’s seal. Additives that bind water push it through the injectors; draining is the cure. A sample helps a claim.',
  },
  {
    id: 'drive-diesel-waxed',
    faults: ['diesel-fuel-waxed'],
    asks: [
      'diesel froze overnight, how to thaw it',
      'add petrol to the diesel in frost?',
      'kerosene or white spirit to stop waxing',
      'can I warm the filter with a hair dryer',
      'died after ten minutes in hard frost',
      'is winter diesel different, since when',
      'will it damage something when it gels',
    ],
    answer:
      'Warmth is the cure, never a flame or a heat gun near fuel: push the car into a garage without cranking on, for some hours, and pour warm water over the filter housing if it is accessible. Do not add petrol or white spirit, which ruin modern pumps. Anti-gel additive works only before it has waxed. Fresh winter diesel bought here in the cold months prevents it. If it starts and dies again, change the filter.',
  },
  {
    id: 'drive-fuel-evidence',
    faults: ['petrol-contaminated-water', 'diesel-water-contamination', 'misfuel-petrol-in-diesel'],
    asks: [
      'how do I prove it was bad fuel',
      'what evidence for a claim against the station',
      'who takes the fuel sample',
      'station denies it, what next',
      'can garage send sample to a lab',
      'receipt lost, still claim?',
      'filling station says nobody else complain',
    ],
    answer:
      'A sealed sample drawn by a garage at the draining, with date, station and registration written on it, a lab result, the receipt or bank entry, and the garage’s written statement are what counts. Tell the station and its parent company in writing at once, and ask whether the pump was tested. Trading Standards takes reports and may test. Do not drive it further, since added damage is not blamed on them. Your insurer may also cover it.',
  },
  {
    id: 'drive-inj-leftfuel',
    faults: ['petrol-injectors-clogged', 'petrol-injector-leaking'],
    asks: [
      'rough idle that clears at speed, injectors?',
      'cold idle lumpy, warm fine',
      'trims positive on one bank',
      'injectors or vacuum leak',
      'misses only on light throttle',
      'uneven tick over after standing for months',
      'how find out whether it is injector or plug',
    ],
    answer:
      'A lean bank and a rough idle come from a clogged injector or from air that leaks in; a garage tells them apart with a smoke test and by comparing the cylinders in live data. A leak shows most at idle and a clogged injector more as load rises. Lumpy after months of standing speaks for varnish in the injectors. Try cleaner for two tanks after coils and plugs were swapped across. On direct injection a coked valve can do the same.',
  },
  {
    id: 'drive-inj-diesel-leave',
    faults: ['diesel-injectors-worn-leak-off', 'diesel-injector-seal-blow-by'],
    asks: [
      'what if I leave the worn injectors',
      'diesel starts badly hot, put up with it?',
      'does a bad injector kill the dpf',
      'will waiting make the injector repair dearer',
      'ignore blow-by for a year?',
      'any harm in driving with high leak-off',
      'when bad injector becomes big problem',
    ],
    answer:
      'Waiting makes both dearer: a high return ends with an engine that no longer starts or dies at the lights when hot, and a blowing seal welds the injector in with tar and burns its seat. Excess fuel also soots up the particulate filter and thins the oil, so watch the level on the dipstick. A rising oil level, a knock, or smoke means that you stop. Book it while it still comes out easily, and ask for a bench test.',
  },
  {
    id: 'drive-injector-tester-words',
    faults: [
      'diesel-injectors-worn-leak-off',
      'diesel-injector-nozzle-sticking',
      'petrol-injectors-clogged',
      'petrol-injector-leaking',
      'injector-circuit-fault',
    ],
    asks: [
      'what do I ask the garage about the injectors',
      'they quoted injectors without testing',
      'which proof should I see first',
      'how to avoid buying four injectors for nothing',
      'what test is done for injectors at a garage',
      'garage says all injectors, sounds steep',
      'can garage show me that injector is faulty',
    ],
    answer:
      'Ask what shows that it is the injector: cylinder corrections or misfire counts, a swap test, a leak-off test, resistance, or a bench sheet. Without one of these a full set is a guess. Ask about compression as well, because a worn cylinder looks like a bad injector. Request the bench results of the old ones, coding included, new washers, and what happens if the fault stays. A single bad injector with three good ones is normal.',
  },
];
