import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about the alternator, the starter and what drains a parked car. */
export const bodyChargingStartingQuestions: readonly CommonQuestion[] = [
  {
    id: 'body-alternator-or-battery',
    faults: ['alternator-failed', 'starter-battery-worn'],
    asks: [
      'how do I know it is the alternator and not the battery',
      'which of the two is it, charger or battery',
      'starts with a jump then dies after ten minutes, what does that say',
      'can I tell without a meter if its charging',
      'is dynamo kaput or accu kaput',
      'garage guesses alternator, mate says battery',
      'jump lead off and the engine stalls, meaning?',
    ],
    answer:
      'Measure at the battery with the engine running and lights, blower and heated rear window on: about 13.5 V or more clears the alternator, below 13 V and falling convicts the charging side. A car that starts with a jump and then runs for days has a battery or drain problem; one that fades and stalls while it runs is not being charged. Never pull a battery clamp off a running engine as a test, because the voltage peak destroys control units.',
  },
  {
    id: 'body-alternator-light-glows',
    faults: ['alternator-failed'],
    asks: [
      'battery light glows faintly, only at idle',
      'red battery symbol comes and goes with the revs',
      'light dims when I rev, is the alternator on its way out',
      'charge light flickers on wet mornings and squeals',
      'why does no battery light come on with the ignition either',
      'the battery sign is weak lighting, is bad?',
      'it only appears after a long run when everything is hot',
    ],
    answer:
      'A glow or flicker that follows the revs usually means worn brushes, a bad diode or a belt that slips; squealing in the wet speaks for the belt. If it comes only when hot, brushes or regulator are likely. If the light does not show at all with the ignition on, the wire or the light circuit is open, and some alternators then never wake up. Have charging voltage, ripple and belt checked while the sign is there.',
  },
  {
    id: 'body-alternator-readings',
    faults: ['alternator-failed', 'alternator-overcharging'],
    asks: [
      'running it shows 12.4 volts',
      'with engine on 13.1 and it goes to 14.5 later',
      'meter says 15.6 while it runs',
      'i get 14.2 at idle but 12.8 with everything on',
      'is 13.0 charging or not on my car',
      '0.8 volt ac on the posts, what is it',
      'engine is running and volt go down slowly',
    ],
    answer:
      'About 13.6 to 14.8 V with lights and heater on is right; below 13 V and falling is no charge; steadily above 15 V is overcharging and must not wait, because it boils the battery and kills electronics. Between 12.6 and 13.2 V proves nothing on a car with smart charging, so switch on more load and look again. More than about 0.5 V on the AC range speaks for a broken diode, even if the ordinary reading looks good.',
  },
  {
    id: 'body-alternator-repair-or-new',
    faults: ['alternator-failed', 'alternator-bearing-worn'],
    asks: [
      'can it be repaired instead of a new alternator',
      'just the brushes or regulator, can I buy those',
      'reconditioned alternator, any good',
      'used one from the scrappy ok?',
      'cheap no name alternator or the original make',
      'only carbon brushes change, possible?',
      'what amp rating must the replacement have',
    ],
    answer:
      'Often it can: on many alternators the regulator with its brushes unbolts from the back, and an auto-electrician also fits bearings and diodes. A rebuilt one of a known maker with a guarantee is the usual sensible buy. Plug, output in amps, mountings and pulley must match the old one, and the freewheel pulley should be new. Very cheap ones tend to have weak regulators. A used one is a gamble unless it was tested under load.',
  },
  {
    id: 'body-alternator-diy',
    faults: ['alternator-failed', 'alternator-bearing-worn'],
    asks: [
      'is changing the alternator something I could do at home',
      'how hard is it to get it out',
      'what can go wrong when swapping it',
      'tools for an alternator swap?',
      'how long does a garage need for it',
      'do it alone the generator change?',
      'must I take the battery off first for this',
    ],
    answer:
      'On some engines it is an hour with spanners, on others half the front has to come away, so look first whether you can reach the bolts. The battery minus comes off before anything else, because the thick cable at the alternator is always live and has no small fuse. Sketch the belt’s route, relieve the tensioner with the right tool, and renew a cracked belt. Charge the battery before the first start, so that the new one does not run flat out at once.',
  },
  {
    id: 'body-alternator-new-still-light',
    faults: ['alternator-failed', 'alternator-diode-leak'],
    asks: [
      'new alternator fitted and the battery light is still on',
      'they replaced it and it still doesnt charge',
      'third alternator already, what is killing them',
      'recon unit failed after a month',
      'swapped it but volts are no better',
      'new generator, same red light, why',
      'is it possible the alternator was never the fault',
    ],
    answer:
      'Then look at what feeds it and carries its current: the plug with its control wires, the main fuse link, the thick cable, the engine earth and the belt. With the engine running compare the voltage at the alternator’s own stud with that at the battery; more than a few tenths of a volt between them is lost in cable, fuse link or clamps. Oil or coolant that drips on it, and a dead battery it has to work against, kill one after another.',
  },
  {
    id: 'body-alternator-get-home',
    faults: ['alternator-failed'],
    asks: [
      'how far will it go on just the battery',
      'can I charge the battery overnight and drive to the garage',
      'swap in a charged battery to get home',
      'carry a booster pack on the seat and keep going?',
      'turn everything off and it will manage 30 miles, right?',
      'alternator dead, drive slow to workshop, battery is full',
      'if I dont switch the lights on how long have I got',
    ],
    answer:
      'Do not plan a trip on it: nobody can say when the voltage collapses, and then power steering, lights and the engine itself can drop out together. If the belt is missing as well, the engine may overheat within minutes. The verdict of this diagnosis decides, and recovery to the garage is what breakdown cover is for. A charged battery is useful for moving the car on to the trailer or off a dangerous spot.',
  },
  {
    id: 'body-alternator-overcharge',
    faults: ['alternator-overcharging'],
    asks: [
      'why do my bulbs keep blowing and the battery smells',
      'overcharging, what does it damage',
      'garage says regulator, is that inside the alternator',
      'can it wait, it still starts well',
      'it charge too much, what can break',
      'over 15 volts and lights very bright',
      'does a high voltage ruin the radio and ecu',
    ],
    answer:
      'Do not let it wait: too high a voltage boils the battery, burns bulbs and can destroy control units, which cost far more than an alternator. The regulator is usually part of the alternator and on many can be renewed alone. Before that, the battery’s earth and the sensing wire are checked, because a bad contact there makes a healthy regulator charge too hard. The battery has to be tested afterwards; if it smells of rotten eggs, keep sparks away.',
  },
  {
    id: 'body-alternator-noise',
    faults: ['alternator-bearing-worn'],
    asks: [
      'is the whining from the alternator or another pulley',
      'growl that gets higher with revs near the belt',
      'can the bearing seize and snap the belt',
      'how long will a noisy alternator last',
      'rumbling from belt side, which one is it',
      'noise go when belt is off, so what',
      'whirring a second after I switch the engine off',
    ],
    answer:
      'A garage tells with a stethoscope or by turning each pulley by hand with the belt off: rough, loose or grinding is the guilty one. A noise that falls when lights and heater go off speaks for the alternator. A bearing may hum for months, but when it seizes it takes the belt with it, and often charging, cooling or steering help too, so have it seen soon. Keep hands, hair and screwdrivers away from a running belt.',
  },
  {
    id: 'body-starter-or-not',
    faults: ['starter-motor-worn', 'starter-relay-circuit-open'],
    asks: [
      'how can I be sure its the starter',
      'just one click and bright lights, starter then?',
      'nothing at all when I turn the key but the dash is bright',
      'works the fifth time I try, is that the starter',
      'it start sometimes only, when hot not',
      'does a starter die gradually or all at once',
      'hit and miss on turning the key, is the motor worn inside',
    ],
    answer:
      'One clear click with headlights that stay bright is the starter’s classic sign, above all if it works at the fifth attempt or fails only when hot: worn brushes or solenoid contacts do exactly that. No click at all points before it, to relay, start switch, gear or clutch switch or immobiliser. The proof is a measurement at the starter while somebody turns the key: good voltage at both terminals and no turning means the starter is worn.',
  },
  {
    id: 'body-starter-tow-push',
    faults: ['starter-motor-worn', 'starter-relay-circuit-open', 'clutch-interlock-switch-failed'],
    asks: [
      'can I bump start it until the starter is fixed',
      'push start with a dead starter, does it hurt',
      'roll it down the hill and drop the clutch?',
      'is it possible to tow start an automatic',
      'neighbours will push me every morning, any harm',
      'start by pushing with modern diesel ok?',
      'park on slope and let it roll for a few days',
    ],
    answer:
      'An automatic, a hybrid or an electric car must never be push- or tow-started: it does not work and wrecks the transmission. A manual petrol or diesel often can be, but until the engine fires you have hardly any brake or steering assistance, people behind the car get hurt, and unburnt fuel can harm the catalytic converter. It is no plan for every morning. Read the handbook, and use it, if at all, once and on open flat ground.',
  },
  {
    id: 'body-starter-change',
    faults: ['starter-motor-worn', 'starter-drive-worn'],
    asks: [
      'how big a job is the starter',
      'is it reachable from the top or under the car',
      'can I do the starter motor on my drive',
      'do I get just the solenoid or the whole starter',
      'why do they want four hours for it',
      'change starter alone, what watch out for',
      'new or exchange unit, which is better for me',
    ],
    answer:
      'It ranges from under an hour to most of a day, because some sit on top and others behind the manifold or under the intake. Battery minus off first without fail: the cable on it is always live and welds a spanner to the engine. Getting underneath takes proper stands on firm ground, never just a jack. A rebuilt unit of a good make is the usual choice. Ask for a look at the flywheel teeth while the hole is open.',
  },
  {
    id: 'body-starter-keeps-running',
    faults: [
      'starter-relay-circuit-open',
      'starter-motor-worn',
      'ignition-switch-worn',
      'starter-drive-worn',
    ],
    asks: [
      'the starter keeps turning after I let go of the key',
      'it carries on cranking with the key out',
      'starter wont stop whirring once the engine is running',
      'stuck on cranking, smell of burning',
      'starter not disengage, what to do now',
      'how do I stop it from spinning',
      'grinding that goes on after it fired up',
    ],
    answer:
      'Switch the engine off at once, and if it goes on turning, take the battery minus off if you can reach it without leaning over anything hot or smoking. A starter that stays on overheats its cable within minutes and can start a fire; with smoke keep away and call 999. The causes are welded contacts in solenoid or relay, a key switch that sticks, or a jammed pinion. Do not try it again before it has been repaired.',
  },
  {
    id: 'body-starter-clutch-gear-switch',
    faults: [
      'clutch-interlock-switch-failed',
      'starter-relay-circuit-open',
      'ignition-switch-worn',
    ],
    asks: [
      'it says press clutch but I am pressing it',
      'starts in neutral but not in park',
      'wiggling the gear lever makes it start',
      'key turned, radio goes off, nothing else',
      'pump the clutch ten times then it goes',
      'message press pedal to start all the time',
      'can that clutch switch be bypassed',
    ],
    answer:
      'That speaks for the switch that tells the car the pedal is down or the lever is in P or N, rather than for the starter. Move the floor mat away, press right through, and try N in an automatic with your foot on the brake. The switch is usually small and cheap and only has to be set. Do not bridge it: it is what stops the car from leaping forward at a start in gear, with somebody in front of it.',
  },
  {
    id: 'body-drain-measured',
    faults: [
      'module-stays-awake',
      'relay-stuck-drain',
      'lamp-stays-on-drain',
      'accessory-drains-battery',
      'telematics-unit-drain',
    ],
    asks: [
      'I measured 0.3 amps with the car off, is that too much',
      'how many milliamps are normal at rest',
      'drain is 45 ma, is that the reason',
      'the current jumps up every few minutes',
      'meter shows 2 amp then falls after ten minutes',
      'stand current 150 milliamp, who eat it',
      'standby draw reads 1.1A after an hour locked up',
    ],
    answer:
      'After an hour of sleep under about 50 mA is normal, more than 80 mA is worth hunting, and a third of an amp empties a good battery in about a week. In the first minutes amps are ordinary, because the car has not gone to sleep. A current that returns every few minutes means that something wakes a control unit again. Latch the door lock with a screwdriver, keep the key far away, and do not open a door while you measure.',
  },
  {
    id: 'body-drain-which-unit',
    faults: ['module-stays-awake', 'relay-stuck-drain'],
    asks: [
      'how do they find which module stays awake',
      'pulling fuses wakes everything up, what is the right way',
      'which control unit is it usually',
      'why does the drain go away after I pull a fuse and stays away',
      'search of the current eater, how long takes',
      'can a code reader say who is keeping the car up',
      'the draw vanished when fuse 27 came out, is that module bad',
    ],
    answer:
      'The clean way is to measure the tiny voltage across each fuse with the car asleep, which finds the circuit without waking it; some testers also list which unit woke the network. A pulled fuse restarts what hangs on it, so a drain that vanished may return days later. The circuit is not yet the culprit: parts on it are unplugged one by one, added equipment first. Expect the garage to need the car for a day, as it has to sleep each time.',
  },
  {
    id: 'body-drain-temporary',
    faults: [
      'module-stays-awake',
      'relay-stuck-drain',
      'telematics-unit-drain',
      'alternator-diode-leak',
    ],
    asks: [
      'can I disconnect the battery every night until it is fixed',
      'fit an isolator switch on the battery, good idea?',
      'pull that one fuse whenever I park?',
      'quick disconnect knob from the internet',
      'take off minus each evening, harm something?',
      'how do I live with the drain till payday',
      'leave it on a charger every night instead',
    ],
    answer:
      'For a few days taking off the minus clamp is a fair stopgap, if you know the radio code and how to open the door by hand; a mains maintainer is kinder, as nothing is forgotten. Do it only after the car has gone to sleep. Check what alarm, tracker or insurer says about it. Cheap knob switches come loose and get hot. Deep discharges ruin even a new battery, so have the cause found before you buy one.',
  },
  {
    id: 'body-drain-key-app-tracker',
    faults: [
      'telematics-unit-drain',
      'key-too-near-keeps-awake',
      'module-stays-awake',
      'accessory-drains-battery',
    ],
    asks: [
      'can the phone app drain the car battery',
      'my key hangs next to the front door by the car, does that matter',
      'insurance black box emptying it?',
      'dashcam parking mode killed the battery',
      'does checking the car on the app wake it up',
      'obd dongle left plugged in, can it flatten',
      'tracker from previous owner still inside maybe',
    ],
    answer:
      'All of those can: every look with the app wakes the car, a keyless key within a few metres keeps it listening, and boxes, dashcams and plugs in the diagnostic socket draw day and night. Put the key away in another room, unplug what was added and leave the app alone for a week as a test. A dashcam with parking mode needs a cut-off at a sensible voltage. Ask the insurer before you touch its box.',
  },
  {
    id: 'body-drain-diode',
    faults: ['alternator-diode-leak'],
    asks: [
      'how can the alternator empty the battery when parked',
      'drain stops when the alternator plug or cable is off',
      'alternator feels warm in the morning with engine cold',
      'it charges well, so how can the diode be bad',
      'diode leak, new alternator or repair',
      'generator draw current back, is possible?',
      'pulled every fuse and the drain is still there',
    ],
    answer:
      'Its diodes are one-way gates, and a leaking one lets current flow back through the windings day and night, past all the small fuses. A drain that stays with every fuse out, or an alternator that is warm after a cold night, is the typical hint. It may still charge fairly well. An electrician proves it with a clamp meter on its cable. Do not undo that live cable before the battery minus is off. Diode pack or rebuilt unit both cure it.',
  },
  {
    id: 'body-drain-light-stays-on',
    faults: ['lamp-stays-on-drain', 'courtesy-lamp-switch-fault', 'door-ajar-switch-fault'],
    asks: [
      'how can I see if the boot light stays on',
      'glovebox light, does it go off when shut?',
      'could one tiny bulb flatten the battery',
      'vanity mirror light left on, how long till dead',
      'is a light in the boot burning when closed, how to check',
      'interior lights dont fade out after locking',
      'door open symbol stays although all are shut',
    ],
    answer:
      'Lay a telephone in the boot or glovebox with its camera filming, shut it, wait a minute and look. A single old 5 W bulb can empty a battery in a few days, and a door that counts as open keeps much more awake. Feel the bulb cover too, because a warm one has been on. Take the bulb out as a stopgap. The cause is mostly a worn switch in the latch or a flap that no longer presses its button.',
  },
  {
    id: 'body-battery-cable-smoke',
    faults: ['battery-cable-short-fire', 'wiring-loom-chafed', 'abs-module-electrical-fire'],
    asks: [
      'I smell burning plastic under the bonnet',
      'smoke from a cable near the battery',
      'the thick red cable is hot and melted',
      'can I drive it if the smoke has stopped',
      'burnt smell but nothing visible, now gone',
      'isolation of plus cable is molten, tape it?',
      'sparks when I touched the cable by the starter',
    ],
    answer:
      'Stop, switch off, get everybody out and stay away; with smoke or flames call 999 and do not lift the bonnet, as air feeds the fire. Thick battery cables have no small fuse that would save them. If it has cooled and shows nothing, have the battery disconnected and the car fetched rather than started. Tape on a melted cable hides the damage. Park it clear of the house until it has been repaired.',
  },
  {
    id: 'body-dcdc-48v',
    faults: ['dc-dc-converter-failed', 'mild-hybrid-48v-fault'],
    asks: [
      'what is the dc dc converter and why is it so dear',
      '48 volt system fault, can I carry on',
      'is the 48v battery dangerous to touch',
      'hybrid without an alternator, what charges the 12v',
      'used converter from a crashed car?',
      'message 48v malfunction come and go',
      'can anybody repair it or just the dealer',
    ],
    answer:
      'It does the alternator’s work: it makes 12 V from the drive battery or the 48 V system, and without it the small battery runs down until the car stops. Before the unit is condemned, fuses, plugs, its cooling and open software updates are checked. Keep your hands off: in a full hybrid or electric car it is connected to high voltage, and 48 V systems can give violent arcs. Specialists repair some units; used ones may need coding.',
  },
];
