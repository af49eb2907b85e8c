// A StringBuffer shared by two threads, a StringBuilder for each.
class Main {
    static final StringBuffer log = new StringBuffer();
    public static void main(String[] args) {
        new Thread(() -> log.append(new StringBuilder().append("a").append(1).toString())).start();
        new Thread(() -> log.append(new StringBuilder().append("b").append(2).toString())).start();
    }
}
