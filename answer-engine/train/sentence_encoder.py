"""Trains the sentence encoder: `python3 sentence_encoder.py DATA OUTPUT`, called by train-sentence-encoder.mjs. Needs PyTorch.

A transformer (Vaswani et al. 2017) encodes a message, or a sentence of an answer with its FAQ's question before it, or the description of a unit with its
type before it. A turn of a dialogue is encoded with the question before it and the question of the FAQ shown last. A pair is scored by the cosine of
the two texts' vectors and by late interaction (Khattab and Zaharia 2020, "ColBERT"): for each token of the message, the highest cosine with a token of
the sentence. The loss is a softmax over all FAQs and units of a facility and "no answer", each FAQ by its best sentence; for a turn of a dialogue, over
all sentences, those of FAQs shown before with a bonus. Classifying intents is a second task.
"""
import json
import random
import struct
import sys

import torch
import torch.nn.functional as F
from torch import nn

SIZE, HEADS, HIDDEN, LAYERS, TOKEN_SIZE, MAX_LENGTH = 128, 4, 256, 2, 48, 64
MESSAGE, QUESTION, SENTENCE, CONTEXT, SHOWN = ROLES = range(5)
EPOCHS, PEAK_RATE, WARM_UP, DROPOUT, WORD_DROPOUT = 5, 1.5e-3, 300, 0.12, 0.1
MESSAGES_PER_STEP, EXAMPLES_PER_STEP = 64, 128
CONTEXT_DROPOUT, SHOWN_NOISE, SHOWN_DROPOUT = 0.3, 0.15, 0.1
QUESTION_LOSS, INTENT_LOSS = 0.3, 0.5
IMPOSSIBLE = -1e4

torch.manual_seed(1)
random.seed(1)
torch.set_num_threads(1)


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.attention_norm, self.hidden_norm = nn.LayerNorm(SIZE), nn.LayerNorm(SIZE)
        self.attention_in, self.attention_out = nn.Linear(SIZE, 3 * SIZE), nn.Linear(SIZE, SIZE)
        self.hidden_in, self.hidden_out = nn.Linear(SIZE, HIDDEN), nn.Linear(HIDDEN, SIZE)
        self.dropout = nn.Dropout(DROPOUT)

    def forward(self, x, padding):
        texts, length, _ = x.shape
        parts = self.attention_in(self.attention_norm(x)).view(texts, length, 3, HEADS, SIZE // HEADS)
        query, key, value = parts.permute(2, 0, 3, 1, 4)
        scores = query @ key.transpose(-1, -2) / (SIZE // HEADS) ** 0.5 + padding
        attended = (scores.softmax(-1) @ value).transpose(1, 2).reshape(texts, length, SIZE)
        x = x + self.dropout(self.attention_out(attended))
        return x + self.dropout(self.hidden_out(F.relu(self.hidden_in(self.hidden_norm(x)))))


class Encoder(nn.Module):
    def __init__(self, word_vectors, word_count, bucket_count, intent_count):
        super().__init__()
        self.register_buffer("pretrained", word_vectors)
        self.words = nn.Embedding(word_count + 1, SIZE, padding_idx=0)
        self.ngrams = nn.Embedding(bucket_count + 1, SIZE, padding_idx=0)
        self.positions, self.roles = nn.Embedding(MAX_LENGTH, SIZE), nn.Embedding(len(ROLES), SIZE)
        for table, deviation in [(self.words, 0.05), (self.ngrams, 0.05), (self.positions, 0.02), (self.roles, 0.02)]:
            nn.init.normal_(table.weight, 0, deviation)
        for table in [self.words, self.ngrams]:
            table.weight.data[0] = 0
        self.project = nn.Linear(word_vectors.shape[1], SIZE, bias=False)
        self.layers = nn.ModuleList([Layer() for _ in range(LAYERS)])
        self.norm, self.dropout = nn.LayerNorm(SIZE), nn.Dropout(DROPOUT)
        self.pool, self.pool_weight = nn.Linear(SIZE, SIZE), nn.Linear(SIZE, 1)
        self.token, self.token_weight = nn.Linear(SIZE, TOKEN_SIZE), nn.Linear(SIZE, 1)
        self.intents = nn.Linear(SIZE, intent_count)
        self.scales = nn.Parameter(torch.tensor([12.0, 12.0]))
        self.no_answer = nn.Parameter(torch.tensor(10.0))
        self.shown_bonus = nn.Parameter(torch.tensor(2.0))

    def look_up(self, vocabulary, ids):
        """Embeds the words of a step once for all its texts."""
        used = torch.unique(ids)
        self.row_of = torch.zeros(len(vocabulary["word"]), dtype=torch.long)
        self.row_of[used] = torch.arange(len(used))
        kept = (torch.rand(len(used), 1) > WORD_DROPOUT).float() if self.training else 1
        self.embedded = (
            self.words(vocabulary["word"][used]) * kept
            + self.project(self.pretrained[vocabulary["pretrained"][used]])
            + self.ngrams(vocabulary["ngrams"][used]).sum(1) / vocabulary["count"][used].unsqueeze(1)
        )

    def forward(self, texts):
        """Encodes texts, each a list of (token ids, role)."""
        length = max(sum(len(ids) for ids, _ in text) for text in texts)
        ids, roles = torch.zeros(2, len(texts), length, dtype=torch.long)
        for row, text in enumerate(texts):
            flat = [(token, role) for tokens, role in text for token in tokens]
            ids[row, : len(flat)] = torch.tensor([token for token, _ in flat])
            roles[row, : len(flat)] = torch.tensor([role for _, role in flat])
        is_token = ids > 0
        x = F.embedding(self.row_of[ids], self.embedded) + self.positions.weight[:length] + self.roles(roles)
        x, absent = self.dropout(x), (~is_token).float() * IMPOSSIBLE
        for layer in self.layers:
            x = layer(x, absent[:, None, None, :])
        x = self.norm(x)
        shares = (self.pool_weight(x).squeeze(-1) + absent).softmax(-1)
        return {
            "pooled": (shares.unsqueeze(-1) * self.pool(x)).sum(1),
            "tokens": F.normalize(self.token(x), dim=-1),
            "weights": (self.token_weight(x).squeeze(-1) + absent + (roles >= CONTEXT) * IMPOSSIBLE).softmax(-1),
            "is_token": is_token,
        }

    def similarities(self, messages, sentences):
        cosine = F.normalize(messages["pooled"], dim=-1) @ F.normalize(sentences["pooled"], dim=-1).T
        pairs = torch.einsum("mik,sjk->misj", messages["tokens"], sentences["tokens"])
        best = pairs.masked_fill(~sentences["is_token"][None, None], -1).amax(-1)
        return cosine, (best * messages["weights"].unsqueeze(-1)).sum(1)


def chunks(texts, count):
    size = -(-len(texts) // count)
    return [texts[at : at + size] for at in range(0, len(texts), size)]


def scores(model, messages, sentences):
    """Scores all pairs of two lists of texts, which are sorted by length to save padding."""
    encoded = [model(some) for some in chunks(sentences, 3)]
    rows = []
    for some in chunks(messages, 2):
        encoded_messages = model(some)
        both = [model.similarities(encoded_messages, part) for part in encoded]
        rows.append(torch.cat([model.scales[0] * cosine + model.scales[1] * match for cosine, match in both], 1))
    return torch.cat(rows)


def best_of_each(values, owners, count):
    index = torch.tensor(owners).expand(len(values), -1)
    return torch.full((len(values), count), IMPOSSIBLE).scatter_reduce(1, index, values, "amax")


def length_of(text):
    return sum(len(ids) for ids, _ in text)


def prepare(facility):
    sentences = sorted(
        (
            ([(faq["question"], QUESTION), (sentence, SENTENCE)], number, position)
            for number, faq in enumerate(facility["faqs"] + facility["units"])
            for position, sentence in enumerate(faq["sentences"])
        ),
        key=lambda one: length_of(one[0]),
    )
    messages = [([(message["ids"], MESSAGE)], message["right"]) for message in facility["messages"]]
    place = {(owner, position): at for at, (_, owner, position) in enumerate(sentences)}
    questions = [faq["question"] for faq in facility["faqs"]]
    turns = [
        (
            [(turn["ids"], MESSAGE), (turn["before"], CONTEXT), (questions[turn["shown"][-1]] if turn["shown"] else [], SHOWN)],
            [place[owner, position] for owner, position in turn["right"] if (owner, position) in place],
            turn["shown"],
        )
        for turn in facility["turns"]
    ]
    return {
        "sentences": [text for text, _, _ in sentences],
        "bare": [text[1:] for text, _, _ in sentences],
        "owners": [owner for _, owner, _ in sentences],
        "turns": sorted(turns, key=lambda one: length_of(one[0])),
        "messages": sorted(messages, key=lambda one: length_of(one[0])),
        "questions": [[(question, MESSAGE)] for question in questions],
        "passes": facility["passes"],
    }


def some_of(texts):
    if len(texts) <= MESSAGES_PER_STEP:
        return texts
    return sorted(random.sample(texts, MESSAGES_PER_STEP), key=lambda one: length_of(one[0]))


def ranking_loss(model, values, right):
    """A softmax over the columns and "no answer", which is right for a row without a right column."""
    values = torch.cat([values, model.no_answer.expand(len(values), 1)], 1)
    is_right = torch.zeros_like(values)
    for row, columns in enumerate(right):
        is_right[row, columns if columns else [-1]] = 1
    return (torch.logsumexp(values, 1) - torch.logsumexp(values + (1 - is_right) * IMPOSSIBLE, 1)).mean()


def with_wrong_reply(turn, questions):
    """Replaces the FAQ shown last by another, or by none, at random: visitors go on after a wrong reply, too."""
    text, right, shown = turn
    chance = random.random()
    if not shown or chance > SHOWN_NOISE + SHOWN_DROPOUT:
        return turn
    if chance > SHOWN_NOISE:
        return text[:2], right, shown[:-1]
    other = random.randrange(len(questions))
    return text[:2] + [(questions[other][0][0], SHOWN)], right, [*shown[:-1], other]


def learn(model, vocabulary, facility, examples):
    """The loss of one facility."""
    faq_count, count = len(facility["questions"]), max(facility["owners"]) + 1
    chosen, turns = some_of(facility["messages"]), some_of(facility["turns"])
    messages = [text for text, _ in chosen]
    turns = [with_wrong_reply(turn, facility["questions"]) for turn in turns]
    said = [text if random.random() > CONTEXT_DROPOUT else text[:1] for text, _, _ in turns]
    all_texts = messages + said + facility["sentences"] + facility["questions"] + [text for text, _ in examples]
    model.look_up(vocabulary, torch.tensor([0] + [token for text in all_texts for ids, _ in text for token in ids]))

    values = best_of_each(scores(model, messages, facility["sentences"]), facility["owners"], count)
    loss = ranking_loss(model, values, [right for _, right in chosen])
    if turns:
        is_shown = torch.tensor([[float(owner in shown) for owner in facility["owners"]] for _, _, shown in turns])
        values = scores(model, said, facility["sentences"]) + model.shown_bonus * is_shown
        loss = loss + ranking_loss(model, values, [right for _, right, _ in turns])

    if random.random() < 0.25:
        own = best_of_each(scores(model, facility["questions"], facility["bare"]), facility["owners"], count)[:, :faq_count]
        loss = loss + QUESTION_LOSS * F.cross_entropy(own, torch.arange(faq_count))
    intents = model.intents(model([text for text, _ in examples])["pooled"])
    return loss + INTENT_LOSS * F.cross_entropy(intents, torch.tensor([intent for _, intent in examples]))


def train(model, vocabulary, facilities, examples):
    tables = {"words.weight", "ngrams.weight"}
    groups = [
        {"params": [p for name, p in model.named_parameters() if name not in tables], "weight_decay": 0.01},
        {"params": [p for name, p in model.named_parameters() if name in tables], "weight_decay": 0.0},
    ]
    optimizer = torch.optim.AdamW(groups, betas=(0.9, 0.98))
    facilities = [one for one in facilities for _ in range(one["passes"])]
    steps, step, smooth = EPOCHS * len(facilities), 0, 0
    for epoch in range(EPOCHS):
        random.shuffle(facilities)
        for facility in facilities:
            for group in optimizer.param_groups:
                group["lr"] = PEAK_RATE * min(1, step / WARM_UP) * max(0.02, 1 - step / steps)
            loss = learn(model, vocabulary, facility, random.sample(examples, EXAMPLES_PER_STEP))
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            step += 1
            smooth += 0.01 * (loss.item() - smooth)
        print(f"epoch {epoch + 1} of {EPOCHS}: loss {smooth:.3f}", flush=True)


def main(data_file, output_file):
    with open(data_file) as file:
        data = json.load(file)
    widest = max(len(row[2]) for row in data["vocabulary"])
    vocabulary = {
        "word": torch.tensor([row[0] for row in data["vocabulary"]]),
        "pretrained": torch.tensor([row[1] for row in data["vocabulary"]]),
        "ngrams": torch.tensor([row[2] + [0] * (widest - len(row[2])) for row in data["vocabulary"]]),
        "count": torch.tensor([float(max(1, len(row[2]))) for row in data["vocabulary"]]),
    }
    vectors = torch.tensor(data["wordVectors"])
    model = Encoder(vectors, data["wordCount"], data["bucketCount"], data["intentCount"])
    facilities = [prepare(facility) for facility in data["facilities"]]
    examples = [([(ids, MESSAGE)], intent) for ids, intent in data["examples"]]
    train(model, vocabulary, facilities, examples)
    tensors = {
        name: value.flatten().tolist()
        for name, value in model.state_dict().items()
        if name not in {"pretrained", "shown_bonus"} and not name.startswith("intents")
    }
    with open(output_file, "wb") as file:
        for name, values in tensors.items():
            header = json.dumps({"name": name, "length": len(values)}) + "\n"
            file.write(header.encode() + struct.pack(f"<{len(values)}f", *values))


main(*sys.argv[1:])
