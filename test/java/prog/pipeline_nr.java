// Documents go through three stages by way of bounded queues; each is in one stage at a time.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

class Document {
    final int number;
    String text;
    List<String> words;
    int score;

    Document(int number) {
        this.number = number;
    }
}

class Pipeline {
    static final Document END = new Document(-1);
    final BlockingQueue<Document> fetched = new ArrayBlockingQueue<>(10);
    final BlockingQueue<Document> parsed = new LinkedBlockingQueue<>(10);

    class Fetcher extends Thread {
        @Override
        public void run() {
            try {
                for (int i = 0; i < 100; i++) {
                    Document d = new Document(i);
                    d.text = "text of document " + i;
                    fetched.put(d);
                }
                fetched.put(END);
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    class Parser extends Thread {
        @Override
        public void run() {
            try {
                while (true) {
                    Document d = fetched.take();
                    if (d == END)
                        break;
                    d.words = new ArrayList<>();
                    for (String word : d.text.split(" "))
                        d.words.add(word);
                    d.text = null;
                    parsed.put(d);
                }
                parsed.put(END);
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    class Scorer extends Thread {
        private int total;

        @Override
        public void run() {
            try {
                Document d;
                while ((d = parsed.take()) != END) {
                    d.score = d.words.size();
                    d.words.clear();
                    total += d.score;
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }

        int total() throws InterruptedException {
            join();
            return total;
        }
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Pipeline p = new Pipeline();
        Pipeline.Scorer scorer = p.new Scorer();
        p.new Fetcher().start();
        p.new Parser().start();
        scorer.start();
        System.out.println(scorer.total());
    }
}
