// Three stages with blocking queues between them; each stage changes the document, a poison pill ends it.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

class Document {
    static final Document END = new Document(null);
    String text;
    List<String> words;
    int score;

    Document(String text) {
        this.text = text;
    }
}

class Splitter extends Thread {
    private final BlockingQueue<Document> in, out;

    Splitter(BlockingQueue<Document> in, BlockingQueue<Document> out) {
        this.in = in;
        this.out = out;
    }

    @Override
    public void run() {
        try {
            Document d;
            while ((d = in.take()) != Document.END) {
                d.words = new ArrayList<>(); // NORACE
                for (String w : d.text.split(" ")) // NORACE
                    d.words.add(w); // NORACE
                out.put(d);
            }
            out.put(d);
        } catch (InterruptedException e) {
            interrupt();
        }
    }
}

class Scorer extends Thread {
    private final BlockingQueue<Document> in, out;

    Scorer(BlockingQueue<Document> in, BlockingQueue<Document> out) {
        this.in = in;
        this.out = out;
    }

    @Override
    public void run() {
        try {
            for (;;) {
                Document d = in.take();
                if (d == Document.END) {
                    out.put(d);
                    return;
                }
                for (String w : d.words) // NORACE
                    d.score += w.length(); // NORACE
                d.words.clear(); // NORACE
                out.put(d);
            }
        } catch (InterruptedException e) {
            interrupt();
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Document> raw = new ArrayBlockingQueue<>(4), split = new ArrayBlockingQueue<>(4),
                scored = new ArrayBlockingQueue<>(4);
        new Splitter(raw, split).start();
        new Scorer(split, scored).start();
        new Thread(() -> {
            try {
                for (int i = 0; i < 20; i++)
                    raw.put(new Document("some words of document " + i));
                raw.put(Document.END);
            } catch (InterruptedException e) {
                return;
            }
        }).start();
        int total = 0;
        for (Document d = scored.take(); d != Document.END; d = scored.take())
            total += d.score; // NORACE
        System.out.println(total);
    }
}
