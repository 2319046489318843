import { dialedNumber } from '@chat-module/contract/digits-of';

export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${dialedNumber(phone)}`} className="link">
    {phone}
  </a>
);
