import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask in the middle of an oil job: engine, gearbox and steering. */
export const jobOilQuestions: readonly CommonQuestion[] = [
  {
    id: 'job-oil-washer-reuse',
    jobs: ['change-engine-oil-and-filter'],
    asks: [
      'do I really need a new sump plug washer',
      'can I reuse the copper ring on the drain plug',
      'forgot to buy the crush washer',
      'old washer back on, will it leak',
      'which way round does the sealing ring go',
      'the plug has no washer, only a rubber seal',
      'turn the washer over and use it again?',
      'lost the copper washer of the drain bolt',
      'is it ok without the ring under the sump bolt',
      'no sealing washer in the filter box',
    ],
    answer:
      'Fit a new one: it costs next to nothing and the old one has already been squashed to shape. In an emergency a flat copper ring can be heated and turned over, but check for drips afterwards. A hollow or bonded ring goes with its flat or steel side as the old one had it. Some plugs have a captive seal or are made for one use, so the whole plug is new. Never make up for a bad washer by tightening more.',
  },
  {
    id: 'job-oil-plug-too-tight',
    jobs: ['change-engine-oil-and-filter'],
    faults: ['sump-drain-plug-leak'],
    asks: [
      'sump plug will not undo',
      'the drain plug is rounded off',
      'cant shift the bolt in the oil pan, last garage used a gorilla',
      'which direction do I turn it lying underneath',
      'hex hole in the plug is chewed up',
      'can I heat the drain screw',
      'breaker bar on the sump plug, will I crack it',
    ],
    answer:
      'Check the direction first: looking at its head from below it comes undone anticlockwise, as always, and from above it only seems reversed. Knock the exact six-point socket or bit fully home and give one firm, steady pull with the car on stands or ramps. If it does not move, stop: an alloy sump cracks and costs far more than the help. Do not heat it. A garage can also draw the oil out through the dipstick tube.',
  },
  {
    id: 'job-oil-filter-stuck',
    jobs: ['change-engine-oil-and-filter'],
    asks: [
      'oil filter will not come off',
      'can I punch a screwdriver through the filter',
      'the filter can just crumples in my hand',
      'no strap wrench, other way to get it loose?',
      'plastic filter housing cap is stuck fast',
      'hammer and screwdriver trick, good idea',
      'filter stuck and my hands are oily',
    ],
    answer:
      'Try grip before force: degrease it, wrap coarse sandpaper or a strap round the end near the engine, and turn anticlockwise as you look at its closed end. A cap socket of the right size is worth its small price. The screwdriver through the can usually tears the metal and leaves you a stump, so keep it as the very last resort. A plastic housing wants its own cap socket with all flats engaged; a strap or pliers crack it.',
  },
  {
    id: 'job-oil-old-ring-stuck',
    jobs: ['change-engine-oil-and-filter'],
    asks: [
      'old filter came off without its rubber ring',
      'how do I know the old seal did not stay on the engine',
      'is there a ring left up there',
      'oil pours out at the filter when I start it',
      'double gasket, how would I notice',
      'new filter on but it gushes',
      'the seal is missing from the used filter, where is it',
    ],
    answer:
      'It is still on the engine, so look and feel round the seat before the new filter goes on: two rings on top of each other blow out and the engine empties itself within a minute. If oil gushes at the filter, switch off at once, take it off, remove the old ring, wipe the face and fit it again. Then refill to the mark, since what ran out is missing, and start it without touching the accelerator.',
  },
  {
    id: 'job-oil-filter-how-tight',
    jobs: ['change-engine-oil-and-filter'],
    asks: [
      'how tight does the oil filter go',
      'is hand tight enough for the new filter',
      'use the wrench to tighten the canister?',
      'three quarters of a turn from where',
      'filter seeping, nip it up more?',
      'should I oil the rubber first',
      'fill the filter with oil before fitting?',
    ],
    answer:
      'A spin-on filter goes on by hand: turn it until the oiled seal touches, then another three quarters of a turn or what is printed on the can. The tool is only for taking it off. A cartridge cap has its torque moulded on it. If a new filter weeps, do not just tighten it, but look for a pinched or doubled ring. Filling an upright filter first is harmless, though it is no use where it hangs upside down.',
  },
  {
    id: 'job-oil-drained-gearbox',
    jobs: ['change-engine-oil-and-filter', 'check-the-gearbox-oil'],
    asks: [
      'I drained the gearbox by mistake',
      'red oil came out of the plug',
      'engine oil level did not go down after draining',
      'think I undid the wrong plug',
      'now the engine has twice as much oil in it',
      'transmission fluid ran out, can I drive to the garage',
      'how can I tell which plug is the engine one',
    ],
    answer:
      'Do not start or move the car: an empty gearbox ruins itself within a few miles, and an engine with a second fill on top of the old foams and breaks seals. Put the plug back, then drain the engine properly and fill the gearbox with the exact fluid and method for it. On an automatic that needs a temperature reading, so have the car collected or a mobile mechanic come to it. Tell them exactly what happened.',
  },
  {
    id: 'job-oil-too-much-poured',
    jobs: ['change-engine-oil-and-filter', 'check-and-top-up-engine-oil'],
    asks: [
      'I poured the whole 5 litres in and it is over max',
      'how do I get the extra oil out again',
      'overfilled by a litre during the change',
      'level is a finger above the top mark',
      'can I suck it out through the dipstick tube',
      'just loosen the plug to let some out?',
      'oil too much, engine not started yet',
    ],
    answer:
      'Take the surplus out before you run it: too much oil foams and can be pushed into seals, breather and catalytic converter. Let it settle for ten minutes, read again, and then draw some out with a syringe and a thin hose down the dipstick tube, or loosen the drain plug for a second into a clean tray. A few millimetres over the mark is a trifle; a finger’s width is not. If it was driven like that and smokes, have it looked at.',
  },
  {
    id: 'job-oil-light-stays-after',
    jobs: ['change-engine-oil-and-filter'],
    asks: [
      'red oil light stays on after changing it',
      'oil pressure light will not go out after the service',
      'it rattles at first start with the new filter',
      'how long until the lamp goes off following an oil change',
      'no pressure after oil change',
      'light flickered for a few seconds first start',
      'oil can symbol still lit after refilling',
      'oil warning after I changed the filter',
      'pressure light on, oil is full',
    ],
    answer:
      'Switch off at once if it is not out within about five to ten seconds. A short rattle and a few seconds of light at the first start are normal, because the filter has to fill. If it stays on, check that there is oil on the dipstick, that nothing pours out underneath, and that the filter and its inner part are the right ones and properly seated. Do not rev it and do not try again and again: have it towed if you find nothing.',
  },
  {
    id: 'job-oil-drips-after',
    jobs: ['change-engine-oil-and-filter'],
    faults: ['sump-drain-plug-leak'],
    asks: [
      'there is a drip after my oil change',
      'plug still weeping, tighten more?',
      'a few drops on the cardboard the day after',
      'smells of burnt oil since I did it',
      'is a bit of seeping normal after changing',
      'smoke under the bonnet now, I spilled some',
      'wet round the filter next morning',
    ],
    answer:
      'First find out whether it is a leak or a spill: wipe plug, filter and undertray clean, drive a short way, switch off and look again with a torch. Oil that ran over the undertray drips for days, and a splash on the exhaust smokes for one drive. A fresh drop at the plug means a poor washer or a damaged seat, so drain it and put that right rather than tightening on. At the filter, look for a pinched ring.',
  },
  {
    id: 'job-oil-glitter-in-old',
    jobs: ['change-engine-oil-and-filter'],
    asks: [
      'the old oil glitters in the sun',
      'metal bits on the magnet of the plug',
      'there is silvery paste in the drain tray',
      'black flakes came out with the oil',
      'oil came out like milky coffee',
      'grey sludge on the magnetic plug, bad?',
      'shiny particles when draining, engine dying?',
    ],
    answer:
      'A fine grey paste on a magnetic plug is ordinary wear; flakes that you can feel, or gold and silver glitter through the whole oil, are bearings or chain and mean that the engine needs looking at. Cut the old filter open or have it opened, and keep a sample in a clean jar. Creamy oil points to coolant, rubbery black crumbs to a belt that runs in oil. In any of these cases do not simply fill up and carry on.',
  },
  {
    id: 'job-oil-leave-filter',
    jobs: ['change-engine-oil-and-filter'],
    asks: [
      'can I change only the oil and leave the filter',
      'do I have to do the filter every time',
      'could not get the filter, just did the oil',
      'is it ok to change the filter later without draining',
      'wrong filter delivered, oil already out',
      'put the old filter back on for now?',
      'skip the filter this once',
    ],
    answer:
      'Change both: the old filter holds dirt and up to half a litre of old oil, and it is the cheaper half of the job. If the wrong one came and the oil is already out, the old filter may go back for a short time, provided its seal is sound and it is tight, and the right one goes on as soon as you have it. On many engines the filter can be swapped later with little loss; then top up to the mark.',
  },
  {
    id: 'job-oil-ramps-level',
    jobs: ['change-engine-oil-and-filter'],
    asks: [
      'is it better to drain it nose up or level',
      'on ramps will all the oil come out',
      'how long should I leave it draining',
      'car tilted, does some old oil stay in',
      'can I extract it from the top instead of the plug',
      'pela pump good as draining?',
      'should the engine be hot or cold to drain',
    ],
    answer:
      'Nose up on ramps is good enough on most cars, because many plugs are at the rear of the sump; a cup of old oil always stays in anyway. Warm oil for ten minutes or more drains better than hot oil for two, and burns nobody. Drawing it out through the dipstick tube works well on engines with a tube to the bottom of the sump, and some makers do it themselves, but you do not see what has settled.',
  },
  {
    id: 'job-oil-topup-which-mix',
    jobs: ['check-and-top-up-engine-oil', 'choose-the-right-engine-oil'],
    asks: [
      'can I top up with a different brand',
      'only 10w40 at the petrol station, mine takes 5w30',
      'I dont know what oil is in there now',
      'is it ok to mix synthetic and semi',
      'is some wrong oil better than running low',
      'topped up with the diesel version in my petrol',
      'mixed two kinds of oil what happens',
    ],
    answer:
      'Brands mix without trouble; what should match is the approval in your handbook, and after that the viscosity. In a pinch up to about half a litre of another suitable grade is far better than driving with too little. Note what went in, and have the oil changed sooner if it was a quite different kind. The exceptions are engines with a belt running in oil, where only the named oil belongs, and particulate filters, which want low-ash oil.',
  },
  {
    id: 'job-oil-dipstick-confusing',
    jobs: ['check-and-top-up-engine-oil'],
    asks: [
      'dipstick shows different on each side',
      'I get another reading every time I dip it',
      'cannot see the oil on the stick it is so clear',
      'two marks, is it full at the bottom one or the top',
      'checked it hot and then cold, which counts',
      'the stick is dry but it had oil last week',
      'reading is smeared all the way up',
    ],
    answer:
      'The lower of the two sides counts, on level ground, after ten minutes with the engine off. Wipe it, push it right home, count to three and pull it once; oil in the tube smears the first pull. Clear new oil shows better if you lay the stick on white paper or turn it to the light. The handbook says warm or cold. A dry stick means stop: put oil in, a quarter of a litre at a time, before you start the engine.',
  },
  {
    id: 'job-oil-wrong-fluid-in',
    jobs: [
      'check-and-top-up-engine-oil',
      'choose-the-right-engine-oil',
      'check-the-washer-pump-and-jets',
    ],
    asks: [
      'I put screenwash in the oil filler',
      'poured coolant into the engine oil by mistake',
      'oil went into the coolant tank',
      'my son filled water into the wrong hole',
      'two stroke oil in the engine, problem?',
      'brake fluid in the oil, what do I do',
      'wrong cap, wrong liquid, not started yet',
    ],
    answer:
      'Do not start the engine, and do not even switch the ignition on where a pump might run: as long as nothing has circulated, draining usually puts it right. Water, coolant, screenwash or brake fluid in the oil means draining, a new filter and fresh oil, sometimes twice. Oil in the coolant tank floats and can often be drawn off with a syringe before it has been pumped round. If it has been run, have it recovered and say honestly what went in.',
  },
  {
    id: 'job-oil-level-drops-after-fill',
    jobs: ['change-engine-oil-and-filter', 'check-and-top-up-engine-oil'],
    asks: [
      'I filled the right amount but the dipstick is lower after a run',
      'was full yesterday and is down today',
      'put in what the book says and it is not at max',
      'level fell after starting, is it leaking',
      'why does it need more oil after I just changed it',
      'book says 4.5 litres, took less to reach max',
      'dropped a few millimetres overnight',
    ],
    answer:
      'That is usual once: the filter and the galleries fill when the engine first runs, so the level falls by some millimetres. Set it again just below MAX on level ground after ten minutes’ rest. The handbook amount includes the filter and assumes that all the old oil ran out, so it may also turn out a little less. If it falls again after the next drive, look for drips at plug and filter, then for a leak or oil being burnt.',
  },
  {
    id: 'job-oil-choose-thicker',
    jobs: ['choose-the-right-engine-oil'],
    asks: [
      'should I use thicker oil because it burns some',
      'high mileage oil any good',
      'my engine has 120k on it, go from 5w30 to 10w40?',
      'is 0w20 too thin, looks like water',
      'racing oil or expensive brand better for it',
      'additive bottle to stop the smoke?',
      'heavier grade for a ticking engine',
    ],
    answer:
      'Stay with a grade that your handbook lists: thicker oil reaches bearings, chain and turbo later in the cold and cures neither worn rings nor a leak. If the book allows several, choosing the thicker of those for an old engine that uses oil is sensible. Thin 0W oils are meant for engines built with narrow gaps, and look like water on purpose. Additives are not needed, and in engines with a belt in oil they are harmful.',
  },
  {
    id: 'job-oil-approval-wording',
    jobs: ['choose-the-right-engine-oil'],
    asks: [
      'the can says meets the requirements, is that the same as approved',
      'what is the difference between C2 and C3',
      'book says acea c3 and shop sells a3/b4',
      'is c3 better than c2',
      'supermarket oil with the right numbers ok',
      'recommended for VW 504 507, good enough?',
      'how I read the letters on the bottle',
    ],
    answer:
      '“Approved to” your code means that the maker tested that very oil; “meets” or “recommended for” is only what the seller says. C grades are low-ash oils for cars with a particulate filter, and the number is no ranking: C2 is thinner than C3, and each engine is built for one. A3/B4 has more ash and belongs where the book names it. A cheap oil with the right approval beats a famous one without it.',
  },
  {
    id: 'job-gearbox-fill-plug-first',
    jobs: ['check-the-gearbox-oil'],
    asks: [
      'filler plug is seized but I already drained it',
      'why undo the filling plug first',
      'drain came out, level screw stuck',
      'cant get the gearbox filler loose',
      'no drain plug on my box, only a level one',
      'square hole plug in the gearbox, which tool',
      'can I fill it through the breather or the reverse switch',
    ],
    answer:
      'If the filler will not move and the oil is already out, the car stays where it is: soak the plug, warm the casing gently and use the right key with an extension, or have a mobile mechanic free it. That is why the filler always comes first. On some manual boxes oil can be filled through the reversing-light switch or the breather, as the workshop data say. Measure what came out, so that you can at least put the same amount back.',
  },
  {
    id: 'job-gearbox-oil-colour-smell',
    jobs: ['check-the-gearbox-oil'],
    asks: [
      'gearbox oil is black and smells burnt',
      'my ATF is brown not red',
      'metal fluff on the gearbox plug magnet',
      'how should manual gear oil look',
      'it stinks of rotten eggs',
      'fluid pink and milky',
      'is dark automatic fluid a reason to change it',
    ],
    answer:
      'Brown automatic fluid after many miles is simply old; black fluid with a burnt smell means that clutches inside have run hot. Gear oil for manual boxes smells of sulphur from new, so that is normal. A fine grey sludge on the magnet is wear, splinters and chips are not. Pink, milky fluid has coolant or water in it: do not drive on it, because it destroys an automatic quickly. Have that one looked at by a specialist.',
  },
  {
    id: 'job-gearbox-level-cold-hot',
    jobs: ['check-the-gearbox-oil'],
    asks: [
      'does the car have to be level to check the gearbox',
      'can I just lift the front to check it',
      'nothing runs out of the level hole',
      'oil ran out when I opened the filler, too much?',
      'what temperature do I measure the ATF at',
      'engine running or off for checking an auto',
      'finger does not reach the oil in the hole',
    ],
    answer:
      'It must stand level, on four stands or a lift: with only the nose up, the reading is wrong and you overfill or underfill it. A manual box is right when oil just reaches the lower edge of the hole; a little that runs out at first is normal. An automatic without dipstick is read at one fluid temperature, usually with the engine running, which belongs on a lift with a scan tool. Leave that one to a specialist if you have neither.',
  },
  {
    id: 'job-pas-fluid-type-mix',
    jobs: ['check-the-power-steering-fluid'],
    faults: ['power-steering-pump-worn'],
    asks: [
      'can I put ATF in the power steering',
      'green or red fluid for steering',
      'topped it up with brake fluid by accident',
      'is universal power steering fluid ok',
      'where is the power steering reservoir, cannot find it',
      'steering tank empty, which oil',
      'cap says CHF 11S and the shop only has dexron',
    ],
    answer:
      'Only the fluid named on the cap: red ATF and green CHF types harm each other’s seals, and “universal” does not cover every car. If you have put brake fluid in, do not start the engine; it attacks every seal, so the system has to be flushed before the pump turns. If you find no tank at all, the steering is most likely electric and has no fluid. A tank that is empty has a leak, so top it up and look for it.',
  },
  {
    id: 'job-pas-foam-after-topup',
    jobs: ['check-the-power-steering-fluid'],
    asks: [
      'it groans and foams after topping up the steering',
      'bubbles in the power steering tank',
      'how do I bleed the steering',
      'whines worse now that I filled it',
      'fluid is frothy like beer',
      'do I need to open a bleed screw on the rack',
      'turned lock to lock and still noisy',
    ],
    answer:
      'There is still air in it, and most systems bleed themselves: with the front wheels off the ground on stands and the engine off, turn slowly from lock to lock a dozen times, topping up as the level falls. Then start it, repeat slowly and never hold it at the stop. Let foam settle for an hour before you judge. If it keeps foaming, air is being drawn in at the suction hose or the pump seal, which has to be found.',
  },
];
