/** What the MOT in Great Britain looks at, by what a cause or a report is about. */
interface MotRule {
  readonly about: RegExp;
  readonly text: string;
}

/** Source: the DVSA's MOT inspection manual for cars and passenger vehicles, in its general terms. */
export const MOT_RULES: readonly MotRule[] = [
  {
    about: /\brear (?:wiper|washer)|tailgate wiper/i,
    text: 'It does not fail for that: the MOT looks at the windscreen’s wipers and washers, and a rear wiper is no part of it.',
  },
  {
    about: /\bwheel bearing|hub bearing/i,
    text: 'It can fail: a wheel bearing that is rough or has too much play fails, and one that may break up is a dangerous defect. A slight hum without either passes.',
  },
  {
    about:
      /\b(?:engine light|check engine|misfir|P[0-3]\d{3}|adblue|particulate|dpf|nox|lambda|catal)/i,
    text: 'It fails while the engine light is on: a lit engine warning light is a major defect, on petrol cars first used from July 2003 and on diesels from July 2008. Clearing the code without mending the fault brings it back.',
  },
  {
    about:
      /\b(?:brake (?:pads?|discs?|shoes?|fluid|pipe|hose)|caliper|master cylinder|handbrake|parking brake)/i,
    text: 'It can fail: pads below 1.5 mm of lining, leaks, binding and brakes that are weak or uneven on the tester’s rollers all fail. A pedal that sinks fails too.',
  },
  {
    about: /\b(?:tyre|puncture|tread|tpms)/i,
    text: 'It can fail: less than 1.6 mm of tread, a bulge, a cut to the cords, and on cars first used from 2012 a lit tyre-pressure light fail. A tyre that merely loses air slowly passes if it is sound and pumped up on the day.',
  },
  {
    about:
      /\b(?:ball joint|tie rod|track rod|control arm|drop link|stabiliser|bush|strut|shock|damper|spring|steering rack)/i,
    text: 'It can fail: a joint or bush with too much play, a broken spring and a leaking damper fail; one that only rattles a little may pass or get an advisory.',
  },
  {
    about: /\b(?:fuel (?:tank|line|leak|rail)|smell of (?:petrol|fuel)|petrol leak)/i,
    text: 'It fails: a fuel leak is a major defect at least, and a dangerous one where it may catch fire.',
  },
  {
    about:
      /\b(?:air.?con|refrigerant|A\/C|compressor clutch|condenser|evaporator|radio|central locking|on-board charger|charge point|does not charge|clutch|gearbox fluid)/i,
    text: 'As a rule it does not fail for that: this is no part of the MOT itself, as long as no warning lamp of the test is lit and nothing leaks or is loose.',
  },
  {
    about: /\b(?:windscreen wiper|front wiper|wiper)/i,
    text: 'It fails where the driver’s view is not cleared: the windscreen’s wipers and washers have to work.',
  },
  {
    about: /\b(?:battery|alternator|starter)/i,
    text: 'It does not fail by itself, but the car has to run for the test, and lamps, horn and electric steering have to work; a battery that is loose or leaks fails.',
  },
  {
    about: /\b(?:headl|bulb|lamp|indicator|brake light)/i,
    text: 'It can fail: the lights that the law asks for have to work, with the right colour and aim.',
  },
];
