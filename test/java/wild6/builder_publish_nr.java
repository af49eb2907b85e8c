// A builder confined to one thread makes an immutable message, published by a volatile field.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Main {
    static final class Message {
        private final String subject;
        private final List<String> to;

        private Message(Builder b) {
            subject = b.subject;
            to = Collections.unmodifiableList(new ArrayList<>(b.to));
        }

        static class Builder {
            private String subject = "";
            private final List<String> to = new ArrayList<>();

            Builder subject(String s) {
                subject = s; // NORACE
                return this;
            }

            Builder to(String who) {
                to.add(who); // NORACE
                return this;
            }

            Message build() {
                return new Message(this);
            }
        }
    }

    private static volatile Message latest;

    public static void main(String[] args) {
        Thread writer = new Thread(() -> {
            for (int i = 0; i < 5; i++)
                latest = new Message.Builder().subject("no. " + i).to("a@x").to("b@x").build();
        });
        Thread reader = new Thread(() -> {
            Message m;
            while ((m = latest) == null)
                Thread.onSpinWait();
            System.out.println(m.subject + m.to.size() + m.to.get(0)); // NORACE
        });
        writer.start();
        reader.start();
    }
}
