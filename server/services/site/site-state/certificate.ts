import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { CertificateFacts } from '../../../../domain/operating/site-state.ts';

/** The time for the connection and the handshake together, in milliseconds. */
const timeout = 3_000;

/**
 * Connects to an https address as a browser would, and returns the certificate that it presents. Nothing is requested.
 * The certificate is also read where browsers would refuse it: that is what the operator has to know.
 */
export function readCertificate(address: string, checkedAt: string): Promise<CertificateFacts> {
  const { hostname, port } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(port || 443),
      rejectUnauthorized: false,
      ...(isIP(host) === 0 && { servername: host }),
    });
    const end = (found: CertificateFacts) => {
      socket.destroy();
      resolve(found);
    };
    const unreachable: CertificateFacts = { state: 'unreachable', checkedAt };
    // For the connection and the handshake: the timeout of a socket counts silence alone.
    const timer = setTimeout(end, timeout, unreachable);
    socket.once('close', () => clearTimeout(timer));
    socket.on('error', () => end(unreachable));
    socket.once('close', () => end(unreachable));
    socket.once('secureConnect', () => {
      const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
      if (Number.isNaN(Date.parse(from)) || Number.isNaN(Date.parse(to))) return end(unreachable);
      const fault = socket.authorized ? undefined : String(socket.authorizationError);
      return end({
        state: 'found',
        checkedAt,
        validFrom: new Date(from).toISOString(),
        validTo: new Date(to).toISOString(),
        fault,
      });
    });
  });
}
