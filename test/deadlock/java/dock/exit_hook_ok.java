// The program is ended without the monitor that its shutdown hook needs.
class Journal {
    private int lines;

    synchronized void write(String line) {
        lines++;
        System.out.println(line);
    }

    synchronized void close() {
        System.out.println(lines + " lines");
        lines = 0;
    }

    void fail(String why) {
        synchronized (this) {
            System.err.println(why);
        }
        System.exit(1);
    }
}

class Main {
    public static void main(String[] args) {
        Journal journal = new Journal();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> journal.close()));
        for (String a : args) {
            if (a.isEmpty())
                journal.fail("empty name");
            journal.write(a);
        }
    }
}
