const HIGHEST_PORT = 65_535;
const HOST = /^(?:\*\.)?(?=.{1,253}$)[a-z\d](?:[a-z\d.-]*[a-z\d])?$/;

const isPort = (text: string): boolean =>
  /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) <= HIGHEST_PORT;

/** The ports and hosts that users' webhooks may have; what is neither is a problem, its variable first. */
export const webhookTargetsOf = (
  ports: readonly string[],
  hosts: readonly string[],
): {
  readonly ports: readonly number[];
  readonly hosts: readonly string[];
  readonly problems: readonly string[];
} => {
  const names = hosts.map((host) => host.toLowerCase());
  return {
    ports: ports.map(Number),
    hosts: names,
    problems: [
      ...ports
        .filter((port) => !isPort(port))
        .map((port) => `WEBHOOK_PORTS: '${port}' is no port from 1 to ${HIGHEST_PORT}`),
      ...names
        .filter((host) => !HOST.test(host))
        .map((host) => `WEBHOOK_HOSTS: '${host}' is no host; write hooks.example or *.example`),
    ],
  };
};
