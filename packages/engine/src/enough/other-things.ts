/** What a text begins with when it is about a thing with a motor, a pump or a screen, but no car. */
const OTHER_THING =
  /^\W{0,20}(?:(?!like\b)[\w'’]{1,30} ){0,4}?(?:my |our |the |his |her |an? |this )?(?:washing machine|dishwasher|tumble dryer|fridge|freezer|boiler|central heating|plumber|lawn ?mower|strimmer|chain ?saw|bicycle|push ?bike|e-?bike|bikes?|motor ?bikes?|motor ?cycles?|moped|outboard|jet ?ski|laptop|computer|printer|phone screen|television|toaster|kettle|vacuum cleaner|back hurts|knee|baby|toddler|hamster)\b(?! (?:rack|carrier|spokes|module))/i;

/** What places such a thing in or on a car after all. */
const CAR =
  /\b(?:cars?|vehicles?|trucks?|vans?|suv|pickup|estate|saloon|hatchback|sedan|driv\w+|mot|mpg|mph|km\/h|miles|clutch|gearbox|brak\w+|steering|dash\w*|wheels?|tyres?|tires?|boot|bonnet|hood|trunk|exhaust|cylinders?|seats?|bike rack|roof|tow\w*|catalytic|control unit|ecu|trip computer|on-?board|car ?play|android auto|bluetooth|usb|headlights?|start-?stop|engine)\b/i;

/** A question about this service or about business hours. */
const SERVICE =
  /\b(?:is|does|can|how do) (?:i |this |the |your )?(?:app|website|site|service|account|subscription|wrenchwise)\b|\bwhat time do you (?:open|close)\b|\b(?:cancel|delete) my (?:account|subscription)\b|\bnearest (?:dealer|garage|mechanic)\b|\bwhich car should i buy\b/i;

/** A question for a price and nothing else. */
const PRICE =
  /^\W*(?:(?:roughly |about )?how much (?:is|are|does|do|for|to)|what (?:is|are|does|do|would)(?: the| a| an)? (?:price|cost)|price (?:of|for)|cost (?:of|for))\b[^.!?]*[.!?]*\s*$/i;

/** Whether a text is about something else than a car, or about this service. */
export const isAboutSomethingElse = (text: string): boolean =>
  SERVICE.test(text) || (OTHER_THING.test(text) && !CAR.test(text));

/** A longer text shows more than a question; the bound keeps the work linear in the text's length. */
const LONGEST_QUESTION = 300;

/** Whether a text asks for a price and reveals no fault. */
export const asksForPrice = (text: string): boolean =>
  text.length <= LONGEST_QUESTION && PRICE.test(text);
