/** The ways to somebody who can help. */
export interface Contact {
  /** "call us at …", or what is left without a location. */
  readonly callUs: string;
  /** The hours as the operator wrote them; may be empty. */
  readonly hours: string;
  readonly emergencyNumber: string;
}
