/** The origins that people mean by one web address: with and without www, http and https. Empty if it isn't a web address. */
export function originsOfSite(address: string): string[] {
  if (!URL.canParse(address)) return [''];
  const { hostname, port } = new URL(address);
  const bare = hostname.replace(/^www\./, '');
  const hosts = [bare, `www.${bare}`].map((name) => (port === '' ? name : `${name}:${port}`));
  return hosts.flatMap((host) => [`https://${host}`, `http://${host}`]);
}
