/** How to reach somebody who can help. */
export interface Contact {
  /** "call us at …", or the wording for a bot without a location. */
  readonly callUs: string;
  /** The hours as the operator wrote them; may be empty. */
  readonly hours: string;
  readonly emergencyNumber: string;
}

/** What a reply to an emergency may contain. */
export interface EmergencyContact extends Contact {
  /** The facility's address; empty without a facility. */
  readonly address: string;
  /** Whether the visitor has already been told to call for help. */
  readonly isRepeated: boolean;
}
