import { BlockList, isIP } from 'node:net';

type Subnet = readonly [network: string, prefix: number];

// The IANA special-purpose registries; everything else is public unicast.
const specialIpv4: readonly Subnet[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, cloud metadata
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
];

// Tunnels and translations (6to4, Teredo, NAT64) are refused entirely, because they may carry any IPv4 address.
const specialIpv6: readonly Subnet[] = [
  ['2001::', 23], // protocol assignments, Teredo, ORCHID
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
];

const globalUnicastIpv6: Subnet = ['2000::', 3];

const blockListOf = (subnets: readonly Subnet[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family);
  return list;
};

const notPublicIpv4 = blockListOf(specialIpv4, 'ipv4');
const notPublicIpv6 = blockListOf(specialIpv6, 'ipv6');
const globalUnicast = blockListOf([globalUnicastIpv6], 'ipv6');

/** Whether an address, as from DNS or a URL without brackets, belongs to the public internet. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return !notPublicIpv4.check(address, 'ipv4');
  // A zone such as fe80::1%eth0 only makes sense on the local link.
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return globalUnicast.check(address, 'ipv6') && !notPublicIpv6.check(address, 'ipv6');
};
