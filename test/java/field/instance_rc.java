// Two threads add to a field of one object.
class Main {
    int count;
    public static void main(String[] args) {
        Main shared = new Main();
        Thread a = new Thread(() -> shared.count += 2); // RACE!
        Thread b = new Thread(() -> shared.count += 3); // RACE!
        a.start();
        b.start();
    }
}
