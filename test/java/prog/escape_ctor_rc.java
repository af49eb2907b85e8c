// The constructor starts a thread and sets fields after that.
public class Main implements Runnable {
    private final String name;
    private int limit;
    private Object helper;

    Main(String name) {
        this.name = name;
        new Thread(this).start();
        limit = 10; // RACE! limit
        helper = new Object(); // RACE! helper
    }

    public void run() {
        int n = 0;
        while (n < limit) // RACE! limit
            n++;
        if (helper != null) // RACE! helper
            System.out.println(name + helper.hashCode()); // RACE! helper
    }

    public static void main(String[] args) {
        new Main("a");
        new Main("b");
    }
}
