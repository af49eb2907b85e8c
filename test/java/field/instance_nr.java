// Each thread adds to a field of its own object.
class Main {
    int count;
    public static void main(String[] args) {
        Main first = new Main();
        Main second = new Main();
        Thread a = new Thread(() -> first.count += 2); // NORACE
        Thread b = new Thread(() -> second.count += 3); // NORACE
        a.start();
        b.start();
    }
}
