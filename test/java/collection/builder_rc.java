// A StringBuilder shared by two threads.
class Main {
    static final StringBuilder log = new StringBuilder();
    public static void main(String[] args) {
        new Thread(() -> log.append("a")).start(); // RACE!
        new Thread(() -> log.append("b")).start(); // RACE!
    }
}
