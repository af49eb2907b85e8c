// Commands with an undo stack: the editor thread executes them, an autosave thread walks the stack.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

public class Main {
    interface Command {
        void execute(Document d);

        void undo(Document d);
    }

    static class Document {
        final StringBuilder text = new StringBuilder();
        private final Deque<Command> history = new ArrayDeque<>();
        volatile boolean closed;

        void apply(Command c) {
            c.execute(this);
            history.push(c); // RACE! h
        }

        void undo() {
            if (!history.isEmpty()) // NORACE
                history.pop().undo(this); // RACE! h
        }

        String save() {
            int n = 0;
            for (Iterator<Command> it = history.iterator(); it.hasNext(); it.next()) // RACE! h
                n++;
            return n + ":" + text; // RACE! t
        }
    }

    static class Insert implements Command {
        private final String what;

        Insert(String what) {
            this.what = what;
        }

        @Override
        public void execute(Document d) {
            d.text.append(what); // RACE! t
        }

        @Override
        public void undo(Document d) {
            d.text.setLength(d.text.length() - what.length()); // RACE! t
        }
    }

    public static void main(String[] args) {
        Document doc = new Document();
        Thread autosave = new Thread(() -> {
            while (!doc.closed)
                System.out.println(doc.save());
        });
        autosave.start();
        for (int i = 0; i < 10; i++) {
            doc.apply(new Insert("word" + i));
            if (i % 3 == 0)
                doc.undo();
        }
        doc.closed = true;
    }
}
