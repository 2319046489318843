/** The writes that the server acknowledged, by kind: ids, and for edits the last value of each. */
export const newRecord = () => ({
  leads: new Set(),
  reservations: new Set(),
  conversations: new Set(),
  edits: new Map(),
});

const phone = '(541) 555-0100';

/** An error is the crash or a temporary refusal; either way the write was not acknowledged. */
const send = async (origin, method, path, body, cookie) => {
  const response = await fetch(origin + path, {
    method,
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return answer;
};

const turnOf = async ({ origin, botId, cookie }, record, name, turn) => {
  const sessionId = `${name}-${Math.floor(turn / 5)}`;
  const lead = await send(origin, 'POST', '/api/leads', { botId, name: `${name} ${turn}`, phone, sessionId });
  record.leads.add(lead.id);
  const wish = { botId, customerName: `${name} ${turn}`, customerPhone: phone, unitSize: '10x10', sessionId };
  const { id } = await send(origin, 'POST', '/api/reservations', wish);
  record.reservations.add(id);
  const reply = await send(origin, 'POST', `/api/chat/${botId}`, { message: `What about ${name} ${turn}?`, sessionId });
  record.conversations.add(reply.conversationId);
  const notes = `noted by ${name} in turn ${turn}`;
  // An edit that the crash interrupted may be stored or not, so its row isn't checked.
  record.edits.delete(id);
  await send(origin, 'PATCH', `/api/admin/reservations/${id}`, { status: 'confirmed', notes }, cookie);
  record.edits.set(id, notes);
};

/** Writes in a loop until stopped, continuing after every failure. */
export const writeOn = async (target, record, name, signal) => {
  for (let turn = 0; !signal.aborted; turn++) {
    try {
      await turnOf(target, record, name, turn);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
};
