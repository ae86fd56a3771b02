import type { CommonQuestion } from '../common-question.ts';

/** The turbocharger, boost and the intake. */
export const turboAndIntakeQuestions: readonly CommonQuestion[] = [
  {
    id: 'turbo-recon-or-new',
    about: ['turbo', 'turbocharger'],
    asks: [
      'recon turbo or new',
      'is a second hand turbo a bad idea',
      'cheap turbo off ebay, any good',
      'can a turbo be rebuilt',
      'what should I ask for with a reconditioned turbo',
      'cartridge only or the complete turbo',
      'which is better, reconditioned or brand new',
    ],
    answer:
      'A reconditioned one from a specialist is a fair choice if it was balanced, its actuator was set on a flow bench and it has a guarantee in writing; a new original is dearest and surest; a used one is a lottery and a nameless new one often worse. Rebuilding only the cartridge fails when the vanes or the setting are off. Whichever is fitted: new oil, filter, gaskets and a clean or new oil feed pipe, or the guarantee lapses.',
  },
  {
    id: 'turbo-why-failed',
    about: ['turbo', 'turbocharger'],
    asks: [
      'what kills a turbo',
      'why did my turbo go at 80k',
      'new turbo failed after a few weeks',
      'is it my driving that broke the turbo',
      'what else must be checked before fitting a new turbo',
      'will the next turbo blow too',
      'what made it go, and how do I stop the next one going',
    ],
    answer:
      'Turbos mostly die of their oil: late changes, a blocked feed pipe or strainer, too little or contaminated oil. Others swallow dirt through a leaking intake, or overheat because a blocked exhaust makes them work too hard. So a new one fails for the same reason unless the cause is removed: renew feed pipe, oil and filter, clean the intercooler, check crankcase ventilation and exhaust back pressure, and prime it with oil before the first start.',
  },
  {
    id: 'turbo-cool-down',
    about: ['turbo', 'turbocharger'],
    asks: [
      'do I need to let the turbo cool before switching off',
      'how do I make a turbo last',
      'idle for a minute after a run, old wives tale?',
      'does warming up matter for a turbo',
      'is stop start bad for turbos',
      'how to look after a turbocharger',
      'should I let it idle before I turn it off',
    ],
    answer:
      'After hard driving, yes: some slow miles or about a minute of idling let oil carry the heat away, so that it does not bake to carbon in the hot bearing. After ordinary driving nothing is needed, and many cars run a coolant pump on. What counts more is clean oil of the right grade on time, gentle driving until the oil is warm, and an intact air filter. Stop-start systems take the heat into account.',
  },
  {
    id: 'turbo-whine-normal',
    about: ['turbo', 'turbocharger', 'whistle', 'whine'],
    asks: [
      'is a whistling turbo normal',
      'whine got louder over the last month',
      'police siren sound from the engine, is that the turbo',
      'how do I tell turbo whine from a boost leak',
      'should I be able to hear the turbo',
      'whooshing when I accelerate',
      'it whistles under acceleration, is that ok',
    ],
    answer:
      'A faint whistle is normal; a whine like a siren that grows with time means worn bearings or a wheel that touches, and it may break up and be swallowed. A whoosh or hiss with a lack of power is rather a boost leak, which is cheap. With the engine off and cold, and the intake hose off, a garage feels the shaft: a little side play is normal, end play or a wheel that touches the housing is not.',
  },
  {
    id: 'turbo-shaft-play',
    about: ['turbo', 'turbocharger', 'shaft play'],
    asks: [
      'how much play should a turbo have',
      'there is some wobble in the turbo shaft, is it dead',
      'is side play in the turbo ok',
      'oil in the turbo inlet pipe, is that normal',
      'little oil in the intercooler hose, worry?',
      'how can I check a turbo by hand',
      'should there be any movement in the shaft',
    ],
    answer:
      'A little play from side to side is normal, because the oil film fills it when it runs; play in and out, or blades that touch the housing, means it is worn out. A film of oil in the intake pipe usually comes from the crankcase ventilation and is normal; puddles in the intercooler are not and are drained, since a diesel can run away on them. Check only with the engine off and cold, with no tool near the blades.',
  },
  {
    id: 'actuator-only',
    about: ['actuator', 'turbo actuator', 'turbo', 'wastegate', 'vanes'],
    asks: [
      'can they just replace the turbo actuator',
      'is it the actuator or the whole turbo',
      'why do variable vanes stick',
      'can stuck vanes be cleaned',
      'sticky turbo vanes, does oven cleaner work',
      'actuator rod doesnt move, what now',
      'do I have to buy the complete unit or only the bit on the side',
    ],
    answer:
      'Often it can: if the vanes move freely by hand and only the actuator is dead, it is renewed by itself, though many must then be set on a bench or with a diagnostic program, and some makers sell only the whole turbo. If the lever is stiff, soot has stuck the vanes: cleaning needs the turbo off and apart and may not last. Caustic sprays through the intake harm aluminium and sensors. Ask them to test the lever before ordering.',
  },
  {
    id: 'boost-leak-find',
    about: ['boost leak', 'boost', 'intercooler', 'boost hose', 'charge pipe'],
    asks: [
      'how do I find a boost leak',
      'is there a home test for a split hose',
      'smoke test for boost leaks, do I need it',
      'underboost code, leak or turbo?',
      'where do boost hoses usually split',
      'oily patch on a turbo hose, is that where it leaks',
      'where would it be leaking and how do I look',
    ],
    answer:
      'Look first: engine off and cold, squeeze and bend each hose from turbo to intercooler to intake and look at its underside for splits and an oily mist, which marks the place, and see whether every clip sits. Many splits open only under pressure, so a garage fills the intake with smoke or low-pressure air. Never stand over hoses under pressure or pump the intake up with a tyre compressor. It is done before a turbo is condemned, as it costs far less.',
  },
  {
    id: 'underboost-overboost',
    about: ['boost', 'underboost', 'overboost', 'p0299', 'p0234', 'turbo'],
    asks: [
      'what is overboost',
      'difference between underboost and overboost',
      'P0299 does that mean new turbo',
      'P0234 what sets it',
      'limp mode at motorway speed then fine after restart, is that boost',
      'too much boost, what could do that',
      'what does not enough boost mean, is the turbo dead',
    ],
    answer:
      'Underboost means that less pressure was reached than asked for: a leak, stuck vanes or wastegate, a vacuum hose, the solenoid, a blocked exhaust, and only then a worn turbo. Overboost means more than asked for: vanes or wastegate that stick shut, the solenoid or its hoses. Neither code means a new turbo by itself. A garage records wanted and actual boost on the road, tests the vacuum at the actuator, and looks for leaks first.',
  },
  {
    id: 'diesel-runaway',
    about: ['diesel', 'runaway', 'turbo'],
    asks: [
      'what is a diesel runaway',
      'engine wont switch off and revs by itself',
      'diesel revving on its own with smoke what do I do',
      'how do you stop a runaway diesel',
      'can a blown turbo make it rev uncontrollably',
      'key out and its still screaming',
      'can it rev itself to death',
    ],
    answer:
      'It is a diesel that burns its own engine oil, mostly from a failed turbo or an overfilled sump, so switching off does not stop it. Get people away from it: it can burst. If you sit in a manual with the brakes on, top gear and the clutch let in sharply may stall it; an automatic cannot be stopped so. Do not open the bonnet or reach into the intake. Get out, keep well away and call the fire service.',
  },
  {
    id: 'maf-clean',
    about: ['maf', 'air mass meter', 'mass air flow', 'air flow meter'],
    asks: [
      'can I clean the MAF sensor',
      'is brake cleaner ok for an air mass meter',
      'unplug the maf and it runs better, does that prove it',
      'are cheap maf sensors ok',
      'how do I test an air flow meter',
      'oiled air filter killed my maf?',
      'can I clean it or must it be replaced',
    ],
    answer:
      'Yes, carefully: with special air-mass cleaner, ignition off, no touching of the wire, and fully dry before refitting; brake cleaner and air guns ruin it. If it runs better unplugged, that is a hint and no proof, since the engine then uses fixed values. A garage compares the grams per second with the workshop data. Look for a leak behind it and oil from a cotton filter first. Cheap copies are often wrong from new: buy an original or its maker’s brand.',
  },
  {
    id: 'air-filter-sports',
    about: ['air filter', 'cone filter', 'intake'],
    asks: [
      'would a sports air filter help',
      'does a dirty air filter cause this',
      'can I run without the air filter',
      'washable air filter any good',
      'how often change the air filter',
      'does an induction kit affect insurance',
      'would a better filter give it more power',
    ],
    answer:
      'No: an ordinary paper filter, renewed on time, passes all the air that a standard engine needs. Oiled filters can soil the air-mass meter, and open cones draw hot air and often cost power; a modification also has to be declared to the insurer. A badly clogged filter can cost power and make a diesel smoke, so look at it first. Never run without it: dust wears cylinders and turbo in little time.',
  },
  {
    id: 'intake-carbon',
    about: ['intake', 'carbon', 'intake valves', 'direct injection', 'walnut'],
    asks: [
      'what is carbon build up',
      'does my direct injection engine need walnut blasting',
      'can I clean the intake valves without taking it apart',
      'does fuel additive clean intake valves',
      'how often do intake valves need cleaning',
      'manifold full of soot on a diesel, clean or replace',
      'how do they get the carbon out',
    ],
    answer:
      'It is soot and oil that bake on to the intake valves: with direct injection no petrol washes over them, so additives in the tank do not reach them. Rough cold idle and misfires at high mileage are its signs. The thorough cure is blasting with ground walnut shells, with the manifold off and each valve shut; sprays remove little. On diesels the EGR soot is scraped out of the manifold. Check crankcase ventilation, which feeds it. Look by camera before paying.',
  },
  {
    id: 'swirl-flaps',
    about: ['swirl flaps', 'intake manifold', 'flaps', 'runner'],
    asks: [
      'can swirl flaps fall into the engine',
      'what do swirl flaps do',
      'should swirl flaps be removed',
      'are swirl flap blanks legal',
      'intake manifold flap code, new manifold?',
      'flap linkage broken, can just the lever be fixed',
      'can I take them out or block them',
    ],
    answer:
      'On some older engines with metal flaps a worn spindle has let one fall into a cylinder, with severe damage; most others fail by sticking with soot or by a worn linkage. They swirl the air at low load for a clean burn. For some, repair levers or better flaps exist; else the manifold is renewed. Removing them changes emissions and may end the engine’s approval, so it is not a repair. Ask whether your engine was subject to a recall.',
  },
  {
    id: 'vacuum-leak-home',
    about: ['vacuum leak', 'vacuum hose', 'air leak', 'intake leak'],
    asks: [
      'how do I find a vacuum leak at home',
      'is spraying brake cleaner round the intake safe',
      'hissing under the bonnet, could it be a vacuum pipe',
      'what does a vacuum leak do to the idle',
      'does one tiny split hose matter that much',
      'can any hose be used for vacuum pipe',
      'how can I find where it is sucking air',
    ],
    answer:
      'Look and listen first: with the engine off, flex every thin hose and feel its ends, since the split is often where it is pushed on. Do not spray brake cleaner or other flammable liquid near a running engine: it has set cars on fire. A garage blows harmless smoke in and sees it come out. Even a small split disturbs the idle, where the engine needs little air. Replace with hose made for vacuum and oil; soft tube collapses.',
  },
];
