/**
 * Function words, which say nothing about a fault; unstemmed. 'Out', 'off', 'up' and 'down' are
 * missing on purpose: a headlight that is out is not a headlight.
 */
const LIST = `
a an the this that these those it its it's itself i i'm i've i'd me my mine we we're we've our us you you're your
he she they they're them their his her who whom which what whatever whose where there here there's here's
is are was were be been being am has have had having do does did doing done will would shall should can could
may might must and or but if then than so as at by for from in into of on onto to with about after before again
also too very really just quite rather pretty even still yet already ever only some any all both each every few
more most much many other another same such as well because while when whenever until unless though although
like get gets got getting gotten go goes going went come comes coming came make makes making made
seem seems seemed appear appears keep keeps kept put puts let lets
car vehicle truck suv van automobile auto motor thing things something anything stuff bit lot lots kind sort sometimes
occasionally often usually always now today yesterday ago day days week weeks month months year years time times
mile miles km mph kph one two three four five six seven eight nine ten first second once twice
please help hi hello thanks thank think thought know known guess maybe perhaps probably
try tried tries trying say says said tell told notice noticed noticing experience experienced experiencing
happen happens happened happening occur occurs occurred issue issues problem problems
s t d ll re ve m around through during per via etc
vehicles cars contact owns owner driver driving drive drove driven
`;

const words: ReadonlySet<string> = new Set(LIST.split(/\s+/).filter((word) => word !== ''));

/** All of them, unstemmed. */
export const functionWords = (): Iterable<string> => words;

/** Whether matching skips a lower-case word. */
export const isFunctionWord = (word: string): boolean => words.has(word);
