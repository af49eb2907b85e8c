// Three stages and two queues; an item belongs to the stage that took it.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class Main {
    static class Item {
        final int id;
        String text;
        List<String> words = new ArrayList<>();
        boolean last;

        Item(int id) {
            this.id = id;
        }
    }

    static abstract class Stage extends Thread {
        final BlockingQueue<Item> in, out;

        Stage(BlockingQueue<Item> in, BlockingQueue<Item> out) {
            this.in = in;
            this.out = out;
        }

        abstract void work(Item item);

        @Override
        public void run() {
            try {
                boolean more = true;
                while (more) {
                    Item item = in.take();
                    work(item);
                    more = !item.last; // NORACE
                    if (out != null)
                        out.put(item);
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    static class Reader extends Stage {
        Reader(BlockingQueue<Item> in, BlockingQueue<Item> out) {
            super(in, out);
        }

        @Override
        void work(Item item) {
            item.text = "text of " + item.id; // NORACE
        }
    }

    static class Splitter extends Stage {
        private int words;

        Splitter(BlockingQueue<Item> in, BlockingQueue<Item> out) {
            super(in, out);
        }

        @Override
        void work(Item item) {
            for (String w : item.text.split(" ")) { // NORACE
                item.words.add(w); // NORACE
                words++; // NORACE
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Item> q1 = new LinkedBlockingQueue<>(), q2 = new LinkedBlockingQueue<>(),
                            q3 = new LinkedBlockingQueue<>();
        Reader r = new Reader(q1, q2);
        Splitter s = new Splitter(q2, q3);
        r.start();
        s.start();
        for (int i = 0; i < 5; i++) {
            Item item = new Item(i);
            item.last = i == 4; // NORACE
            q1.put(item);
        }
        for (int i = 0; i < 5; i++) {
            Item item = q3.take();
            System.out.println(item.id + " " + item.words.size()); // NORACE
        }
        r.join();
        s.join();
        System.out.println(s.words); // NORACE
    }
}
