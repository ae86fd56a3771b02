import type { CommonQuestion } from '../common-question.ts';

/** Engine and charge warning lights, their colours and behaviour. */
export const warningLightsQuestions: readonly CommonQuestion[] = [
  {
    id: 'light-colours',
    about: ['warning light', 'dashboard light', 'red light', 'amber light'],
    asks: [
      'whats the difference between red and amber lights',
      'orange warning light, can I ignore it',
      'is red always stop',
      'what do the dashboard colours mean',
      'yellow light came on, urgent or not',
      'green and blue lights, do they matter',
      'its orange not red so can I leave it',
    ],
    answer:
      'Red means danger or harm now: stop where it is safe and switch off, above all with oil, temperature, brakes or charging. Amber means a fault that has to be looked at soon, and flashing amber for the engine means ease off at once. Green and blue show that something is on. The colour does not know how the car feels: with heat, smoke, noise or weak brakes stop whatever its colour is. The symbol is in the handbook; the verdict of this diagnosis decides on driving.',
  },
  {
    id: 'engine-light-went-off',
    about: ['engine light', 'eml', 'check engine', 'management light'],
    asks: [
      'engine light went off by itself, fixed?',
      'light comes and goes',
      'eml has gone out should I still have it checked',
      'came on for a day then disappeared',
      'can the engine light reset itself',
      'light off, is the code still there',
      'the light has gone out now, can I forget about it',
    ],
    answer:
      'Not necessarily: the car puts the light out when its self-test has passed on several drives in a row, so the fault was absent for a while. The code usually stays stored for dozens of warm-ups, and can be read with its freeze frame, so read it now. A cause that comes with damp, cold or low fuel returns. If a cap left loose had set it, it may well be over. Write down when it lit and went.',
  },
  {
    id: 'loose-fuel-cap-light',
    about: ['fuel cap', 'petrol cap', 'evap', 'engine light'],
    asks: [
      'can a loose petrol cap put the engine light on',
      'tightened the fuel cap, how long till light goes',
      'is it true the filler cap sets the eml',
      'evap code, worth trying a new cap',
      'does a fuel cap matter on a european car',
      'cap clicks but light still on',
      'might it be nothing more than the filler cap',
    ],
    answer:
      'On petrol cars that test their vapour system for leaks, yes: mostly cars built for America and some others; many European cars do not test so finely. Clean the seal, look for cracks, tighten it until it clicks, and let it be for some days of driving, as the test runs only under certain conditions. If the code returns, a purge valve or a hose is likelier, and a garage finds it with smoke. With a smell of petrol it is not waited for.',
  },
  {
    id: 'bulb-check-no-light',
    about: ['warning light', 'engine light', 'bulb check'],
    asks: [
      'engine light does not come on with the ignition',
      'should all the lights come on when I turn the key',
      'bought a car and the eml never lights',
      'has someone taken the bulb out',
      'is a missing warning light an mot fail',
      'lights on at start up then off, normal?',
      'shouldnt that symbol light up when I switch on',
    ],
    answer:
      'It should light with the ignition and go out after the start: that is the car’s test of its own warnings, and each one that matters belongs to it. One that never lights has a dead bulb or display, or somebody hid a fault, which is worth knowing on a car just bought: have all codes read. In Great Britain the MOT fails cars on which certain warnings, such as for ABS, airbag or engine, do not work as they should.',
  },
  {
    id: 'limp-mode-what',
    about: ['limp mode', 'limp home', 'reduced power'],
    asks: [
      'what is limp mode',
      'why does it go into limp mode',
      'is limp mode dangerous',
      'can driving in limp mode damage it',
      'wont rev over 3000, is that limp mode',
      'how does the car decide to cut the power',
      'why has it cut its own power',
    ],
    answer:
      'Limp mode is the car’s protection: the control unit saw a value that could do harm, such as wrong boost, heat, or a gearbox fault, and limits revs, boost or gears. It is a sign and no fault in itself. The lack of power is dangerous when you overtake or join a fast road. The fault behind it is still there and may do harm; whether it may be driven the verdict of this diagnosis decides. Read the codes before you switch off for long.',
  },
  {
    id: 'service-light-vs-fault',
    about: ['service light', 'spanner light', 'service due', 'oil life'],
    asks: [
      'is the spanner light a fault',
      'service light or engine light, difference',
      'can I reset the service light myself',
      'oil life 10 percent, change now?',
      'does the service light know how the oil is',
      'service message came back after the service',
      'is that just the reminder for a service',
    ],
    answer:
      'The spanner or ’service’ message is a reminder by miles, time or calculated oil life, mostly no fault; on a few makes, however, an amber spanner also means a drive fault, so look it up in the handbook. It measures no oil in most cars, so a level check is still yours. It may be reset by a menu or a tool after the service has been done, and not to silence it, for the record and the guarantee count on it. One that returns was not reset for all items.',
  },
  {
    id: 'light-mot-eml',
    about: ['engine light', 'eml', 'check engine', 'mot'],
    asks: [
      'can I take it for mot with a warning light on',
      'which dash lights fail an mot',
      'is an amber light an mot fail',
      'does the tester plug in a scanner',
      'oil or glow plug light on, fail?',
      'service light on at the mot',
      'will it fail with that light showing',
    ],
    answer:
      'The tester connects nothing to the socket: only the lights count. In Great Britain a lit engine warning light, ABS, airbag, electronic stability, brake, electric steering, or on newer cars tyre-pressure light fails; a service reminder, a glow-plug symbol by itself or a washer message does not. Have the fault mended first, since a cleared light comes back. A car may be taken to a booked test or to a repair, but it must be roadworthy all the same.',
  },
];
